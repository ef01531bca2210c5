import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'AI & Machine Learning',
  summary: 'When staff read, sort or forecast by hand and past cases exist to test a model.',
  description:
    'AI and machine learning for UAE organisations: Arabic document extraction, forecasting, assistants that cite sources, and governance kept on file.',
  headline: 'Models measured on your data, in Arabic too',
  intro:
    'We build models and assistants for decisions that your staff take often, and test them against today’s way of working. The measure is agreed first, the model is chosen second, and a person can always overrule it. If the proof falls short, we say so and stop.',
  bullets: [
    {
      lead: 'The decisions your staff repeat',
      text: 'are scored by value, data and risk. Many turn out to need only a better report.',
    },
    {
      lead: 'Invoices, identity cards and contracts',
      text: 'are read from Arabic and English scans into structured fields. Uncertain values go to a reviewer, whose corrections improve the next version.',
    },
    {
      lead: 'Assistants with sources.',
      text: 'They answer from your own documents by retrieval, quote the passage they relied on and respect the reader’s access rights. We also test that they decline where the documents hold no answer.',
    },
    {
      lead: 'May an agent act alone?',
      text: 'It drafts orders and replies with narrow permissions. Whatever pays, refuses or promises is approved by a person.',
    },
    {
      lead: 'Demand, cash and maintenance forecasts',
      text: 'are compared with your current method on past data. Image models are tested in the light, dust and camera angles of your own sites.',
    },
    {
      lead: 'Model choice.',
      text: 'We compare hosted and open models, including Falcon, Jais and ALLaM, on licence, hosting, dialect and cost.',
    },
    {
      lead: 'In production',
      text: 'we watch drift, human overrides and cost per transaction, and return to the last sound version when quality drops.',
    },
  ],
  audience: {
    text: 'For heads of operations, finance, customer service and risk who handle many similar cases, a good part of them on paper in Arabic.',
    signs: [
      'Staff retype figures from scanned Arabic invoices.',
      'Your forecast is last year’s figure plus a percentage.',
      'Employees already paste company documents into public chat tools.',
      'A demonstration impressed in English and failed on the first Arabic question.',
      'A model is running that no department claims as its own.',
    ],
  },
  steps: [
    {
      name: 'Problem and baseline',
      text: 'Two weeks settle the use case, measure today’s method and gather Arabic and English test cases.',
      result: 'An acceptance measure, agreed before any model is chosen.',
    },
    {
      name: 'Data audit and permission',
      text: 'We check quality, labels, ownership, lawful basis and whether processing leaves the country.',
      result: 'A data sheet with gaps and permissions marked.',
    },
    {
      name: 'Proof of value',
      text: 'Candidate models run on cases they have not seen, and each language is scored by itself.',
      result: 'An evaluation report that says continue or stop.',
    },
    {
      name: 'Pilot with people',
      text: 'Your staff see the suggestions, accept or overrule them, and note why.',
      result: 'Override rates and minutes saved, from live cases.',
    },
    {
      name: 'Production and review',
      text: 'Monitoring, rollback and access rules go live with the model, and the next review gets a date.',
      result: 'A live model, its model card and a person who answers for both.',
    },
  ],
  deliverables: [
    'Use-case canvas with baseline and acceptance measure',
    'Data sheet: sources, rights, location and gaps',
    'Evaluation set and report, Arabic and English apart',
    'Model card with risk and impact assessment',
    'Library of prompts and guardrails, with versions',
    'Deployment pipeline with rollback',
    'Dashboard for drift, overrides and cost',
    'Retirement plan for each model',
  ],
  standards: [
    {
      name: 'Central Bank guidance note (23 February 2026)',
      text: 'It asks licensed institutions for governance, fairness, transparency, human oversight and care with data. Our model file uses the same headings.',
    },
    {
      name: 'Automated decisions (Federal Decree-Law 45 of 2021)',
      text: 'UAE data protection law gives people rights over automated decisions and provides for impact assessments. Where a model suggests a refusal, we build a route of appeal to a person.',
    },
    {
      name: 'DIFC Regulation 10 (2023)',
      text: 'It covers personal data in autonomous systems, AI included. DIFC entities should clarify what it requires before the data audit.',
    },
    {
      name: 'ISO/IEC 42001:2023',
      text: 'This standard describes a management system for AI. Our documents are designed to fit such a system, if you run one or plan to.',
    },
    {
      name: 'NIST AI RMF 1.0',
      text: 'Its functions are govern, map, measure and manage. They give the risk assessment an order that auditors know.',
    },
    {
      name: 'OWASP Top 10 for LLM Applications 2025',
      text: 'Prompt injection, leaked data and excessive agency are on the list. The assistant meets them in our tests before it meets your users.',
    },
  ],
  measures: [
    'Precision and recall against today’s method',
    'Forecast error (MAPE) against the present forecast',
    'Share of answers backed by the quoted source',
    'Suggestions overruled by staff',
    'Minutes saved and cost per case',
    'Drift alerts raised and closed',
  ],
  questions: [
    {
      question: 'Will our data train somebody else’s model?',
      answer:
        'Not with the services we choose: their terms exclude it, and we show you the clause. An open model on your own servers removes the question, but takes more effort to run.',
    },
    {
      question: 'Where are our documents processed?',
      answer:
        'Where you approve: your servers, a UAE cloud region or abroad. Not every hosted model is offered in the country, which may decide the choice.',
    },
    {
      question: 'Can the assistant still be wrong?',
      answer:
        'Yes. Quoted sources and human review limit the harm without removing error, and we agree an acceptable rate with you.',
    },
    {
      question: 'Who answers for a wrong decision?',
      answer:
        'Your organisation, to its customers and its regulator. That is why we insist on the right to overrule a model.',
    },
    {
      question: 'How well does it understand Gulf Arabic?',
      answer:
        'It differs by model and subject, and published scores tell you little. We measure it on your own calls, chats and papers.',
    },
    {
      question: 'Can we switch models later?',
      answer:
        'Yes, because the evaluation set is yours and a thin layer separates model and application. The new one must pass the same tests.',
    },
  ],
}
