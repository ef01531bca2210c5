/** Builds an SVG document. `viewBox` are left, top, width and height; `attributes` go on its root. */
export const svg = (viewBox: string, body: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${attributes}>${body}</svg>`

/** A drawing as a data URI, which needs no request. */
export const dataUri = (drawing: string): string =>
  `data:image/svg+xml,${drawing.replaceAll('"', "'").replace(/[<>#\s]/g, encodeURIComponent)}`
