import { z } from 'zod'

import { type Owner, owner as schema } from '@/content/schema/owner'

import type { Point } from './point'

/** Slots that a law requires: the site must not launch until somebody has decided on each. */
const LEGAL = new Set([
  'enquiries.kept',
  'enquiries.receivers',
  'hosting.host',
  'hosting.place',
  'hosting.logDays',
  'hosting.transfer',
  'deletion.answerDays',
])

const unwrapped = (field: z.ZodType) => (field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field)

function fieldsOf(field: z.ZodType): readonly [name: string, field: z.ZodType][] {
  const group = unwrapped(field)
  return group instanceof z.ZodObject ? Object.entries(group.shape as Record<string, z.ZodType>) : []
}

/** The empty slots of content/owner.yaml. */
export function emptySlots(owner: Owner): Point[] {
  const filled: Readonly<Record<string, object | undefined>> = owner
  return fieldsOf(schema).flatMap(([part, slots]) =>
    fieldsOf(slots)
      .filter(([name]) => !(name in (filled[part] ?? {})))
      .map(([name, slot]): Point => ({
        id: `owner/${part}.${name}`,
        chapter: 'owner',
        blocks: LEGAL.has(`${part}.${name}`),
        lines: [unwrapped(slot).meta()?.title ?? ''],
      })),
  )
}
