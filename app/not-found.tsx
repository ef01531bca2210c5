/**
 * Nothing calls notFound(), but the framework sends its page for it along with every page: this one costs nothing.
 * Unknown addresses get `global-not-found`.
 */
export default function NotFound() {
  return null
}
