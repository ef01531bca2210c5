/** The framework makes the sheet small for the browsers of package.json; a second time only adds prefixes twice. */
export default {
  plugins: { '@tailwindcss/postcss': { optimize: false } },
}
