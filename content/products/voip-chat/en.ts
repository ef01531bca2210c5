import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'VoIP & Chat',
  summary: 'Chat, voice and video for organisations, within the rules of the UAE.',
  description:
    'Real-time chat, voice and video for organisations: in the UAE with a licensed operator or with the client’s approvals, or as chat only. Built on WebRTC.',
  headline: 'Conversations under your own policy',
  intro:
    'Real-time voice, video and chat technology for organisations. In the UAE, internet calling is a regulated activity: we deploy with a licensed operator or with the approvals the client obtains, and we can deliver chat-only where calling is not permitted.',
  bullets: [
    {
      lead: 'You can begin with chat.',
      text: 'Messages, groups, channels and files are useful on their own while the calling route is agreed.',
    },
    {
      lead: 'Which of your calls need a licence?',
      text: 'We write down the calls you need and who may license them. You take that note to your operator or the Telecommunications and Digital Government Regulatory Authority (TDRA).',
    },
    {
      lead: 'Calls between colleagues are encrypted.',
      text: 'Voice and video use WebRTC with DTLS-SRTP. They ring like ordinary calls, but only where the operator or the approvals allow it.',
    },
    {
      lead: 'Office telephones can join.',
      text: 'A SIP trunk from your licensed operator can link the app to the office exchange.',
    },
    {
      lead: 'Retention is your decision.',
      text: 'Administrators set how long messages and files are kept, who may export them and what is held for a legal case.',
    },
    {
      lead: 'Encrypt or archive?',
      text: 'A channel is end-to-end encrypted with MLS, or archived on the server for audit. One excludes the other. Your choice is on record.',
    },
    {
      lead: 'Call quality is measured.',
      text: 'Jitter, packet loss and estimated voice quality are shown by office and network.',
    },
  ],
  audience: {
    text: 'For organisations whose work is discussed on private messengers, and for those that need calling within an app of their own.',
    signs: [
      'Drawings and contracts travel through employees’ private accounts.',
      'When somebody leaves, the conversations leave on their phone.',
      'An auditor asks for a thread, and it cannot be found.',
      'A supplier offers you calling without a word about approval.',
    ],
  },
  modules: [
    { name: 'Conversations', text: 'People and groups, presence, unread counts, and search in messages and files.' },
    { name: 'Threads', text: 'Text, documents, voice notes and read receipts.' },
    { name: 'Channels', text: 'Announcements and teams, with moderators.' },
    { name: 'Calls', text: 'Mute, speaker, video, adding a colleague and returning to the chat.' },
    { name: 'Group calls', text: 'Who is speaking, who is muted, and who has joined.' },
    { name: 'Website widget', text: 'Visitors’ questions, delivered to your contact centre.' },
    { name: 'Retention and export', text: 'Periods by channel, legal holds, and exports with a named approver.' },
    { name: 'Quality board', text: 'Weak connections, listed by place.' },
  ],
  platforms: [
    { name: 'Phones', text: 'iOS through CallKit and PushKit, Android through its Telecom framework.' },
    { name: 'Browsers', text: 'Current desktop browsers, without a plug-in.' },
    { name: 'Servers', text: 'Chat, media and relay servers, in a UAE cloud region or on your premises.' },
  ],
  integrations: [
    {
      name: 'Licensed operator',
      text: 'SIP (RFC 3261) to your exchange or to telephone numbers, at the operator’s tariff.',
    },
    {
      name: 'Company directory',
      text: 'Single sign-on, teams and departments. An account closed there closes here too.',
    },
    { name: 'Archive', text: 'Exports for e-discovery and records systems.' },
    { name: 'Other chat systems', text: 'XMPP or Matrix bridges, where your policy permits.' },
  ],
  security: [
    { name: 'Content', text: 'Messages and files follow the period of their channel, then are erased.' },
    { name: 'Metadata', text: 'Sender, recipient and time, kept for delivery and audit for the months you set.' },
    {
      name: 'Call records',
      text: 'Parties, time and duration, for as long as your operator agreement asks. The sound is not kept.',
    },
    {
      name: 'Media path',
      text: 'Relay servers (TURN) pass one-to-one calls without reading them. Group calls usually pass through a media server that can read them: ask where it stands.',
    },
    {
      name: 'Minors',
      text: 'The UAE’s child-safety law covers messaging services too: our page on custom web and mobile apps has its dates. Schools should agree settings with us first.',
    },
    { name: 'Emergency calls', text: 'Not supported. Keep telephones for them, and tell users so.' },
  ],
  rollout: [
    {
      name: 'Regulatory note',
      text: 'In the first two weeks we list users, places and kinds of call, and describe what chat alone would cover.',
      result: 'A note for your operator or the TDRA, in both languages.',
    },
    {
      name: 'Policy table',
      text: 'Legal, HR and IT settle retention, export and encryption channel by channel, and how staff are informed.',
      result: 'A retention policy they have signed.',
    },
    {
      name: 'Chat pilot',
      text: 'One department uses it for real work, with the directory connected.',
      result: 'A list of users’ questions and remarks, while the group is still small.',
    },
    {
      name: 'Calling, where allowed',
      text: 'With the written approval in hand, we measure each office network, size the relays and switch calls on.',
      result: 'Voice figures per office, and the approval on file.',
    },
  ],
  questions: [
    {
      question: 'May we call before the approval arrives?',
      answer:
        'No. Internet calling in the UAE is reserved for licensees and for those with approval, and unlicensed services are blocked.',
    },
    {
      question: 'Who applies for the approval?',
      answer:
        'You or your operator. We supply the technical description and answer questions. The decision and its date are the authority’s.',
    },
    {
      question: 'Can staff dial outside numbers?',
      answer: 'Only over your licensed operator’s trunk. The system is not a way round its tariff.',
    },
    {
      question: 'Can an administrator read private messages?',
      answer:
        'In archived channels authorised people can, and each access is logged. In end-to-end encrypted ones only members can. Staff should know which is which.',
    },
    {
      question: 'What do relay servers cost?',
      answer:
        'Mainly traffic, since they carry the calls that strict networks would block. The pilot shows how much of it you need.',
    },
    {
      question: 'Can we leave with our history?',
      answer:
        'Archived channels export to open formats. End-to-end histories live on members’ devices and cannot be exported centrally.',
    },
  ],
  screens: {
    conversations: {
      name: 'Conversations',
      caption: 'Sample chats and groups with unread counts, presence and the last message of each.',
    },
    chat: {
      name: 'Chat',
      caption: 'A sample end-to-end encrypted thread with a drawing, a voice note and a reply.',
    },
    call: {
      name: 'Call',
      caption: 'A one-to-one call between sample colleagues, marked as inside the organisation, with its six controls.',
    },
    'group-call': {
      name: 'Group call',
      caption: 'A sample weekly review of six people that shows who is speaking and who is muted.',
    },
  },
}
