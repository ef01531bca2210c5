import { Reader } from '@/content/load/yaml-reader'

import { content } from './content'
import { type Owner, owner } from './schema/owner'

const reader = new Reader('content')
const { company, ...example } = reader.read('owner.example.yaml', owner) ?? {}
reader.throwProblems()

const services = Object.keys(content.services)
const partnerNames = content.partners.map(({ name }) => name)

/** The filled slots of `npm run preview:filled`, with a service and a partner that there are. */
export const exampleOwner: Owner = {
  ...example,
  company: {
    ...company,
    cases: company?.cases?.map((study, index) => ({
      ...study,
      service: study.service && services.includes(study.service) ? study.service : services[index],
    })),
    levels: company?.levels?.map((level) => ({
      ...level,
      partner: partnerNames.includes(level.partner) ? level.partner : (partnerNames[0] ?? ''),
    })),
  },
}
