/** @type {import('prettier').Config & import('prettier-plugin-tailwindcss').PluginOptions} */
const config = {
  semi: false,
  singleQuote: true,
  printWidth: 120,
  plugins: ['prettier-plugin-tailwindcss'],
  // This style sheet loads tailwind.config.ts; the plugin's tailwindConfig option is for Tailwind 3.
  tailwindStylesheet: './scripts/setup/tailwind-classes.css',
}

export default config
