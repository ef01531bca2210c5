import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'VoIP & Chat',
  summary: 'Chat, voice and video for organisations, within the rules of the UAE',
  description:
    'Real-time chat, voice and video for organisations: in the UAE with a licensed operator or with the client’s approvals, or as chat only. Built on WebRTC.',
  headline: 'Conversations under your own policy',
  intro:
    'Real-time voice, video and chat technology for organisations. In the UAE, internet calling is a regulated activity: we deploy with a licensed operator or with the approvals the client obtains, and we can deliver chat-only where calling is not permitted.',
  bullets: [
    {
      lead: 'Chat comes first.',
      text: 'One-to-one and group chat, moderated channels, files, voice notes and read receipts work on iOS, Android and web. This part can go live alone while the calling route is agreed.',
    },
    {
      lead: 'Calls between colleagues.',
      text: 'Voice and video inside the organisation use WebRTC with DTLS-SRTP encryption, and ring like ordinary calls. We switch calling on only where the operator or the approvals allow it.',
    },
    {
      lead: 'Rules before design.',
      text: 'First we write down which calls you need and who may license them. You take that note to your operator or the Telecommunications and Digital Government Regulatory Authority (TDRA).',
    },
    {
      lead: 'Joins your telephones.',
      text: 'A SIP trunk from your licensed operator can link the app to the office exchange. A website widget brings visitors to your contact centre; emergency calls are not supported.',
    },
    {
      lead: 'Retention you decide.',
      text: 'Administrators set how long messages and files live, who may export them and what is held for a legal case. Every administrative action is logged.',
    },
    {
      lead: 'Encryption, plainly explained.',
      text: 'Group chats can be end-to-end encrypted with MLS, or archived on the server for audit; one excludes the other. We help you choose for each channel and record the decision.',
    },
    {
      lead: 'Quality in numbers.',
      text: 'A dashboard shows jitter, packet loss and estimated voice quality by office and network. Relay servers for difficult networks cost traffic, so we size them with you beforehand.',
    },
    {
      lead: 'Little data, known place.',
      text: 'The platform keeps accounts, message metadata, call records, and content for as long as your policy says. It can run in a UAE cloud region or in your own data centre.',
    },
  ],
  screens: {
    conversations: {
      name: 'Conversations',
      caption: 'Sample chats and channels with unread counts, presence and the last message of each.',
    },
    chat: { name: 'Chat', caption: 'A sample thread with a file, a voice note and read receipts.' },
    call: {
      name: 'Call',
      caption: 'A one-to-one call between sample colleagues, with mute, speaker, video and connection quality.',
    },
    'group-call': {
      name: 'Group call',
      caption: 'A sample team meeting that shows who is speaking, who is muted and who has joined.',
    },
  },
}
