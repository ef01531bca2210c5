/**
 * The longitude and latitude of the marker in the address of an OpenStreetMap frame, whose `marker` is the latitude and
 * the longitude. Undefined without one.
 */
export function mapMarker(embedUrl: string): readonly [longitude: number, latitude: number] | undefined {
  const [latitude = NaN, longitude = NaN] = (new URL(embedUrl).searchParams.get('marker') ?? '')
    .split(',')
    .map(parseFloat)
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? [longitude, latitude] : undefined
}
