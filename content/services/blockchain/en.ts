import type { CatalogueCopy } from '../../types'

export const en: CatalogueCopy = {
  title: 'Blockchain & Crypto',
  summary: 'Ledgers and tokens where shared proof is worth its cost.',
  description:
    'Blockchain development for UAE organisations: a suitability test, smart contracts, independent audit, token and custody integration under your licence.',
  headline: 'Proof every party can check',
  intro:
    'A ledger earns its cost when several parties write to it, none is trusted to run it, and all need one record. Otherwise a database with signed logs is cheaper, and we will recommend it. We build technology for the licence holder; we do not buy, sell, hold or promote virtual assets.',
  bullets: [
    {
      lead: 'Legal perimeter.',
      text: 'A memo agreed with your counsel settles which regulator applies before design begins. Virtual asset activity needs a licence under Cabinet Decision 111 of 2022, and your organisation obtains it.',
    },
    {
      lead: 'Regulators by place.',
      text: 'As of November 2026, VARA covers Dubai outside the DIFC, while the DFSA and FSRA cover the two financial free zones. Onshore, payment tokens fall to the Central Bank.',
    },
    {
      lead: 'Public or permissioned.',
      text: 'Certificates, provenance, loyalty and shared registers each suit a different design. We compare EVM chains with Hyperledger Fabric and Besu on privacy, cost and finality.',
    },
    {
      lead: 'Personal data off-chain.',
      text: 'Personal records stay in ordinary databases where they can be corrected and erased, as UAE data protection law expects. The chain holds only hashes and proofs.',
    },
    {
      lead: 'Smart contracts.',
      text: 'Contracts are written in Solidity on OpenZeppelin libraries, with unit, fuzz and invariant tests. Multi-signature control and a pause function are agreed before the main network.',
    },
    {
      lead: 'Independent audit.',
      text: 'An outside auditor reviews the contracts, and findings are closed or accepted in writing before launch. We also review contracts that other teams have written.',
    },
    {
      lead: 'Keys and custody.',
      text: 'Signing keys live in hardware modules or are split by multi-party computation, never with us. A witnessed key ceremony leaves a record, and a playbook covers loss or theft.',
    },
    {
      lead: 'The opening fortnight.',
      text: 'We run the suitability test, list the parties and draft the perimeter memo with your counsel. If the answer is no, you will have spent only two weeks.',
    },
  ],
}
