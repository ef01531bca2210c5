/** The framework makes the sheet small for the browsers of package.json; a second time only adds prefixes twice. */
const config = { plugins: { '@tailwindcss/postcss': { optimize: false } } }

export default config
