/**
 * Next.js already minifies and prefixes the CSS for the browserslist of package.json. A second pass would duplicate
 * prefixes.
 */
const config = { plugins: { '@tailwindcss/postcss': { optimize: false } } }

export default config
