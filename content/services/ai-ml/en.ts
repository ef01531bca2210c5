import type { CatalogueCopy } from '../../types'

export const en: CatalogueCopy = {
  title: 'AI & Machine Learning',
  summary: 'Forecasts, document reading and assistants, measured before they go live.',
  description:
    'AI and machine learning for UAE organisations: Arabic document extraction, forecasting, assistants that cite sources, and governance kept on file.',
  headline: 'Measured first, trusted later',
  intro:
    'A model is worth having when it beats today’s way of working, on your own data, in Arabic as in English. We start from a decision you make often, set the measure before the model, and keep a person able to overrule it. If the proof falls short, we say so and stop.',
  bullets: [
    {
      lead: 'Data and permission.',
      text: 'We audit quality, labels, ownership and lawful basis before training begins. A data sheet records what was used, where it is processed and whether it leaves the country.',
    },
    {
      lead: 'Arabic documents.',
      text: 'Invoices, identity cards and contracts are read from scans in Arabic and English into structured fields. Uncertain values go to a reviewer, whose corrections improve the next version.',
    },
    {
      lead: 'Assistants with sources.',
      text: 'Assistants answer from your own documents by retrieval and quote the passage they relied on. They respect each reader’s access rights, and decline rather than invent.',
    },
    {
      lead: 'Forecasts and vision.',
      text: 'Demand, cash and maintenance forecasts are compared with your current method on past data. Image models are tested in the light, dust and camera angles of your own sites.',
    },
    {
      lead: 'Model choice.',
      text: 'We compare hosted and open models, including Falcon, Jais and ALLaM, on licence, hosting, dialect and cost. We select terms that keep your data out of others’ training.',
    },
    {
      lead: 'Governance on file.',
      text: 'Each model has a card, a risk assessment, an owner and a route of appeal. As of November 2026, the Central Bank’s guidance asks licensed institutions for fairness, transparency and human oversight.',
    },
    {
      lead: 'Care in production.',
      text: 'A dashboard shows drift, human overrides and cost per transaction. When quality drops we roll back to the last sound version, and every model has a retirement plan.',
    },
    {
      lead: 'How it begins.',
      text: 'Two weeks settle the use case, the baseline measure, a data audit and an evaluation set in Arabic. Many ideas need a better report, not a model, and we will say so.',
    },
  ],
}
