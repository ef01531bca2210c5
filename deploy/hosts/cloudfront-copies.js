/*
 * Keeps copies of the site under other names, such as CloudFront's own, out of search engines. Written for the runtime
 * cloudfront-js-2.0. CloudFront calls it only for answers below 400.
 */
/* global HOSTNAME */

// oxlint-disable-next-line no-unused-vars -- called by CloudFront
function handler(event) {
  const response = event.response
  if (event.request.headers.host.value !== HOSTNAME) response.headers['x-robots-tag'] = { value: 'noindex' }
  return response
}
