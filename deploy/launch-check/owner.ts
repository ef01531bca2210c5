import { z } from 'zod'

import { type Owner, owner as schema } from '@/content/schema/owner'

import type { Point } from './point'

/** Slots that a law requires: the site must not launch until somebody has decided on each. */
const LEGAL = new Set([
  'company.legalName',
  'company.licence',
  'company.taxNumber',
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

export function emptySlots(owner: Owner): Point[] {
  const filled: Readonly<Record<string, object | undefined>> = owner
  const slots = fieldsOf(schema).flatMap(([part, group]) => {
    const fields = fieldsOf(group)
    if (fields.length === 0) return part in filled ? [] : [[part, group] as const]
    return fields
      .filter(([name]) => !(name in (filled[part] ?? {})))
      .map(([name, slot]) => [`${part}.${name}`, slot] as const)
  })
  return slots.map(([name, slot]) => ({
    id: `owner/${name}`,
    chapter: 'owner',
    blocks: LEGAL.has(name),
    lines: [unwrapped(slot).meta()?.title ?? ''],
  }))
}
