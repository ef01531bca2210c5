import { content } from './content'
import type { ProductGroup, ServiceGroup } from './schema/catalogue'

type Group = (typeof content.groups)['services'][number]

export type { ProductGroup, ServiceGroup }
export type GroupCopy = Group['copy']['en']

const byId = <Id extends string, Entry extends { id: Id }>(entries: readonly Entry[]) =>
  Object.fromEntries(entries.map((entry) => [entry.id, entry])) as Readonly<Record<Id, Entry>>

export const serviceGroups = byId<ServiceGroup, Group>(content.groups.services)
export const productGroups = byId<ProductGroup, (typeof content.groups)['products'][number]>(content.groups.products)
