import type { CatalogueCopy } from '../../types'

export const en: CatalogueCopy = {
  title: 'Compliance',
  summary: 'Controls and evidence aligned with UAE and international standards.',
  description:
    'One compliance programme for ISO 27001, PCI DSS and UAE rules: scope, gap assessment, mapped controls, evidence in order and audit support.',
  headline: 'One control, proof for every framework',
  intro:
    'In the UAE the same few people may answer an ISO auditor, a government client, a card scheme and a privacy law. We bring those demands into one programme, so that a control is written once and proved wherever it is asked for. Certificates are granted by accredited bodies; our part is to prepare you.',
  bullets: [
    {
      lead: 'Applicability and scope.',
      text: 'We establish which frameworks bind you and which are voluntary, entity by entity, free-zone companies included. You receive an applicability matrix and a scope statement that an auditor can follow.',
    },
    {
      lead: 'UAE frameworks.',
      text: 'We map controls to the UAE Information Assurance Regulation, Dubai’s Information Security Regulation (ISR) and, for health information, Abu Dhabi’s ADHICS. Each applies to different organisations.',
    },
    {
      lead: 'ISO and card payments.',
      text: 'As of November 2026, ISO/IEC 27001:2022 and PCI DSS 4.0.1 are the versions in force. We assess the gap, plan the treatment and stand beside you in the external audit.',
    },
    {
      lead: 'Mapped control matrix.',
      text: 'One matrix ties each control to every clause it serves, with its owner and its evidence. A single access review can then answer ISO, PCI DSS and a customer’s questionnaire.',
    },
    {
      lead: 'Privacy laws.',
      text: 'Federal law, DIFC and ADGM each have data protection rules of their own. The federal law offers no certificate, so we design to its text and follow its executive regulations.',
    },
    {
      lead: 'Policies and evidence.',
      text: 'Policies are written in Arabic and English around what your teams really do. An evidence register shows what was collected, by whom, and until when it remains valid.',
    },
    {
      lead: 'Audit without surprises.',
      text: 'We run the internal audit and prepare the management review before the external visit. Findings enter a dated corrective-action log, followed by a calendar of surveillance audits.',
    },
    {
      lead: 'First two weeks.',
      text: 'We interview control owners, list your obligations and agree the scope with management. From then on, progress is measured by current evidence, overdue actions and audit findings by class.',
    },
  ],
}
