import type { MapPlace } from '@/content/schema/pages'

/*
 * The coast, roads and places of Dubai for the map shown until the owner's map is loaded: longitude and latitude, WGS
 * 84, to about 500 m. It shows the same area as the default embed in content/settings.ts.
 */
export type Point = readonly [longitude: number, latitude: number]

/** From the south-west to the north-east, closed by the land behind it. */
// prettier-ignore
export const COAST: readonly Point[] = [
  [55.03, 24.99], [55.082, 25.042], [55.1, 25.062], [55.118, 25.075], [55.132, 25.085], [55.152, 25.103],
  [55.172, 25.118], [55.186, 25.14], [55.196, 25.153], [55.213, 25.18], [55.234, 25.206], [55.252, 25.224],
  [55.266, 25.238], [55.27, 25.256], [55.278, 25.278], [55.288, 25.28], [55.293, 25.272], [55.3, 25.286],
  [55.318, 25.29], [55.334, 25.288], [55.346, 25.306], [55.36, 25.32], [55.38, 25.35], [55.8, 25.35], [55.8, 24.99],
]

/** The creek from its mouth to the lagoon of Ras Al Khor, and the canal back to the sea. */
// prettier-ignore
export const CREEK: readonly Point[] = [
  [55.291, 25.276], [55.297, 25.266], [55.307, 25.262], [55.318, 25.254], [55.327, 25.242], [55.333, 25.228],
  [55.336, 25.212], [55.336, 25.197], [55.32, 25.188], [55.298, 25.183], [55.276, 25.183], [55.26, 25.188],
  [55.247, 25.196], [55.232, 25.206],
]

/** Sheikh Zayed Road (E11), Al Khail Road (E44), Sheikh Mohammed bin Zayed Road (E311) and Emirates Road (E611). */
// prettier-ignore
export const ROADS: readonly (readonly Point[])[] = [
  [[55.05, 24.99], [55.12, 25.055], [55.143, 25.075], [55.168, 25.097], [55.2, 25.127], [55.227, 25.155],
   [55.252, 25.182], [55.272, 25.208], [55.287, 25.225], [55.32, 25.236], [55.352, 25.262], [55.42, 25.35]],
  [[55.11, 24.99], [55.176, 25.066], [55.21, 25.095], [55.262, 25.148], [55.31, 25.18], [55.352, 25.195], [55.4, 25.222]],
  [[55.16, 24.99], [55.25, 25.07], [55.33, 25.13], [55.4, 25.2], [55.44, 25.27], [55.475, 25.35]],
  [[55.26, 24.99], [55.4, 25.08], [55.5, 25.165], [55.57, 25.25], [55.63, 25.35]],
]

/** The runways of the international airport. */
// prettier-ignore
export const RUNWAYS: readonly (readonly Point[])[] = [
  [[55.345, 25.261], [55.381, 25.245]],
  [[55.35, 25.265], [55.388, 25.248]],
]

/** Where the trunk of Palm Jumeirah leaves the coast. It points north-west. */
export const PALM: Point = [55.152, 25.103]

export const PLACES = {
  // Near the middle, which phones show too.
  gulf: [55.17, 25.22],
  palm: [55.148, 25.15],
  marina: [55.17, 25.066],
  jumeirah: [55.262, 25.204],
  downtown: [55.297, 25.168],
  creek: [55.368, 25.205],
  deira: [55.318, 25.276],
  airport: [55.357, 25.231],
} as const satisfies Record<MapPlace, Point>
