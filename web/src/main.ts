import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { loadPage, pageName } from "./pages/pages";
import { router } from "./parts/router.svelte";
import { keepSettings, settings } from "./parts/settings.svelte";
import { words } from "./words/words.svelte";

keepSettings();
router.listen();
const spoken = words.speak(settings.language);
// without a server a page that was never seen cannot be had, but home can say so
const [first] = await Promise.all([loadPage(pageName(router.path)).catch(() => loadPage("")), spoken]);
const place = document.getElementById("app")!;
place.replaceChildren();
mount(App, { target: place, props: { first } });
if (
  "serviceWorker" in navigator &&
  (location.protocol === "https:" || location.hostname === "127.0.0.1" || location.hostname === "localhost")
) {
  void navigator.serviceWorker.register("/sw.js");
}
