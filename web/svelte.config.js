import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Classes of styles are as short as can be.
  compilerOptions: { runes: true, cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 5)}` },
};
