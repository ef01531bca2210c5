import { wholeSlidesOf } from '../../support/slides'

import { one, type Query } from './find'

/** Positions are rounded, px. */
const TOLERANCE = 2

/** The labels of a carousel's fully visible slides, in reading order. */
export const wholeSlides = (carousel: Query): string[] => wholeSlidesOf(one(carousel), TOLERANCE)
