/** Which page: the address and nothing else. */
class Router {
  url = $state.raw(new URL(location.href));

  /** The parts of the path: ["table", "71b64a38"]. */
  get path(): string[] {
    return this.url.pathname.split("/").filter(Boolean);
  }

  go = (address: string, replace = false): void => {
    const url = new URL(address, location.href);
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    const turned = url.pathname !== this.url.pathname;
    this.url = url;
    if (turned) scrollTo(0, 0);
  };

  /** Links of ours turn the page without loading it anew. */
  listen(): void {
    addEventListener("popstate", () => (this.url = new URL(location.href)));
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest?.("a");
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      if (/^\/(api|schema|health|ready|metrics)/.test(link.pathname)) return;
      event.preventDefault();
      this.go(link.href);
    });
  }
}

export const router = new Router();
