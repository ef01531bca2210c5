/** Next.js minifies and prefixes the CSS for the browserslist of package.json; doing it twice duplicates prefixes. */
const config = { plugins: { '@tailwindcss/postcss': { optimize: false } } }

export default config
