import { needs } from './needs'
import type { PromisesByPage } from './types'

export const corePromises: PromisesByPage = {
  '/products/core/web-mobile-apps': {
    product: {
      en: 'Our platform for iOS, Android and web brings them tested in Arabic and English',
      ar: 'توفرها منصتنا لتطبيقات iOS وAndroid والويب مختبَرة بالعربية والإنجليزية',
      needs: needs.product,
    },
    'first-two-weeks': {
      en: 'In the first two weeks you try the modules in both languages, and we mark what your case lacks.',
      ar: 'تجرّبون الوحدات باللغتين في أول أسبوعين، ونحدد معكم ما ينقص مشروعكم.',
      needs: needs.firstTwoWeeks,
    },
    ownership: {
      en: 'Repository, store accounts and signing keys belong to your organisation from the first sprint.',
      ar: 'مستودع الشيفرة وحسابات المتاجر ومفاتيح التوقيع ملك لكم منذ أول دورة تطوير.',
      needs: 'Contracts say so, and no client’s app is signed or published by an account of the firm.',
    },
    source: {
      en: 'Your repository holds the complete source.',
      ar: 'يضم مستودعكم الشيفرة المصدرية كاملة.',
      needs: 'No part of the platform is delivered without its source.',
    },
    components: {
      en: 'A software bill of materials (SBOM) lists every outside component.',
      ar: 'وتُحصي قائمة مكونات البرمجيات (SBOM) كل مكوّن خارجي.',
      needs: 'Every release comes with one.',
    },
    checklist: {
      en: 'You receive the checklist.',
      ar: 'وتتسلمون قائمة الفحص',
      needs: 'The review is made for every release, and the filled-in list is handed over.',
    },
  },
  '/products/core/streaming-vod': {
    product: {
      en: 'Our platform carries a file or a live signal from ingest to the viewer’s screen',
      ar: 'تنقل منصتنا الملف أو الإشارة المباشرة من الاستقبال إلى شاشة المشاهد',
      needs: needs.product,
    },
    'first-two-weeks': {
      en: 'In two weeks we list titles, formats, languages and territories, and test playback on real devices.',
      ar: 'نحصر في أسبوعين الأعمال والصيغ واللغات والمناطق، ونختبر التشغيل على أجهزة حقيقية.',
      needs: needs.firstTwoWeeks,
    },
    drm: {
      en: 'Streams and downloads, through Widevine, FairPlay and PlayReady.',
      ar: 'البث والتنزيلات، بأنظمة Widevine وFairPlay وPlayReady.',
      needs: 'All three work in the platform today, downloads included.',
    },
    television: {
      en: 'Apple TV and Android TV, with Samsung and LG televisions as an option.',
      ar: 'منصتا Apple TV وAndroid TV، وشاشات Samsung وLG اختياريًا.',
      needs: 'There are apps for all four.',
    },
    load: {
      en: 'We test with as many viewers as you expect',
      ar: 'نختبر الخدمة بحجم الجمهور الذي تتوقعونه',
      needs: 'The load test is part of the price.',
    },
    addresses: {
      en: 'Used for territorial rights and abuse, then erased after the period you set.',
      ar: 'تُستخدم لحقوق المناطق وكشف إساءة الاستخدام، ثم تُمحى بعد المدة التي تحددونها.',
      needs: 'The platform erases IP addresses by itself after the set period.',
    },
  },
  '/products/core/voip-chat': {
    product: {
      en: 'Messages, groups, channels and files are useful on their own while the calling route is agreed.',
      ar: 'الرسائل والمجموعات والقنوات والملفات مفيدة وحدها، ريثما يُحسم مسار الاتصال.',
      needs: needs.product,
    },
    'first-two-weeks': {
      en: 'In the first two weeks we list users, places and kinds of call',
      ar: 'نحصر في أول أسبوعين المستخدمين والمواقع وأنواع المكالمات',
      needs: needs.firstTwoWeeks,
    },
    approvals: {
      en: 'but only where the operator or the approvals allow it',
      ar: 'ولكن في حدود ما يأذن به المشغل أو تتيحه الموافقات.',
      needs: 'Nobody in the firm switches calls on without the written approval.',
    },
    encryption: {
      en: 'A channel is end-to-end encrypted with MLS, or archived on the server for audit.',
      ar: 'تُشفَّر القناة من طرف إلى طرف وفق MLS، أو تُؤرشف على الخادم للتدقيق.',
      needs: 'The software works so, and nobody but the members can read an encrypted channel.',
    },
    'logged-access': {
      en: 'each access is logged',
      ar: 'ويُسجَّل كل اطلاع',
      needs: 'The software writes such a log, and nobody can turn it off.',
    },
    erasure: {
      en: 'Messages and files follow the period of their channel, then are erased.',
      ar: 'تتبع الرسائل والملفات المدة المقررة لقناتها ثم تُمحى.',
      needs: 'The software erases them by itself, backups included.',
    },
  },
}
