import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { router } from "./parts/router.svelte";
import { keepSettings, settings } from "./parts/settings.svelte";
import { words } from "./words/words.svelte";

keepSettings();
router.listen();
await words.speak(settings.language);
const place = document.getElementById("app")!;
place.replaceChildren();
mount(App, { target: place });
if (
  "serviceWorker" in navigator &&
  (location.protocol === "https:" || location.hostname === "127.0.0.1" || location.hostname === "localhost")
) {
  void navigator.serviceWorker.register("/sw.js");
}
