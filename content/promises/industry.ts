import { needs } from './needs'
import type { PromisesByPage } from './types'

export const industryPromises: PromisesByPage = {
  '/products/industry/odoo-solutions': {
    product: {
      en: 'Our industry packages add what your trade needs and leave the rest of Odoo untouched',
      ar: 'تضيف حزمنا القطاعية ما يحتاج إليه نشاطكم وتترك سائر Odoo على حاله',
      needs: needs.product,
    },
    'first-two-weeks': {
      en: 'For two weeks we work through your own documents on a sample company of your trade.',
      ar: 'نعمل أسبوعين بمستنداتكم أنتم على شركة نموذجية من قطاعكم.',
      needs: needs.firstTwoWeeks,
    },
    'outside-apps': {
      en: 'We read the code of every outside app first, and refuse some.',
      ar: 'نقرأ شيفرة التطبيقات الخارجية كلها أولًا، ونرفض بعضها.',
      needs: 'No outside app is installed unread.',
    },
    restore: {
      en: 'A restore is rehearsed ahead of go-live.',
      ar: 'وتُجرَّب الاستعادة قبل الإطلاق.',
      needs: 'No system goes live without it.',
    },
    claims: {
      en: 'Clinic claims through certified connectors only.',
      ar: 'مطالبات العيادات عبر أدوات ربط معتمدة فقط.',
      needs: 'The firm has or can license such connectors.',
    },
    leaving: {
      en: 'You keep a PostgreSQL copy, the attached files and the modules’ source: enough for another team to continue.',
      ar: 'تبقى لكم نسخة PostgreSQL والمرفقات وشيفرة الوحدات، وهي تكفي ليكمل فريق آخر العمل.',
      needs: 'Contracts give the client all three at the end.',
    },
  },
  '/products/industry/fintech-crowdfunding': {
    product: {
      en: 'Our software answers them in its screens and its ledger.',
      ar: 'تجيب عنها برمجياتنا في شاشاتها وقيودها.',
      needs: needs.product,
    },
    'first-two-weeks': {
      en: 'In the first two weeks we draw, with your counsel and bank, where each dirham is at each step.',
      ar: 'نرسم في أول أسبوعين، مع مستشاركم وبنككم، موضع كل درهم في كل خطوة.',
      needs: needs.firstTwoWeeks,
    },
    'no-regulated-service': {
      en: 'We supply the software. The regulated service is yours',
      ar: 'نقدّم البرمجيات، أما الخدمة الخاضعة للترخيص فخدمتكم.',
      needs: 'Counsel has confirmed it for the firm’s own part, Article 62 of Federal Decree-Law 6 of 2025 included.',
    },
    'no-money': {
      en: 'Funds sit in a segregated account at your licensed bank or payment provider',
      ar: 'تبقى الأموال في حساب منفصل لدى بنككم أو مزود الدفع المرخّص',
      needs: 'No money of investors or issuers ever passes through an account of the firm.',
    },
    reconciliation: {
      en: 'the platform reconciles every movement daily',
      ar: 'وتطابق المنصة كل حركة يوميًا',
      needs: 'The software does so without being asked.',
    },
    'audit-log': {
      en: 'It comes with standard reports and an audit log that cannot be edited.',
      ar: 'وتصحبها تقارير موحّدة وسجل تدقيق لا يمكن تحريره.',
      needs: 'Read-only access for the regulator, the reports and the log are in the software and in its price.',
    },
    testers: {
      en: 'Testers of your choice attack the platform. Their findings are closed and retested before the public date.',
      ar: 'يهاجم المنصة مختبِرون تختارونهم، ثم تُعالَج النتائج ويُعاد اختبارها قبل فتحها للجمهور.',
      needs: 'Contracts allow the client’s testers in, and repairs are in the price.',
    },
    export: {
      en: 'Ledger, holdings and documents export in readable form.',
      ar: 'يُصدَّر الدفتر والأنصبة والمستندات بصيغة مقروءة.',
      needs: 'The software has this export.',
    },
  },
  '/products/industry/restaurant-pos': {
    product: {
      en: 'Our point of sale brings them into one queue, from the first item to the closing of the shift.',
      ar: 'يجمعها نظام نقاط البيع لدينا في صف واحد، من أول صنف إلى إقفال الوردية.',
      needs: needs.product,
    },
    'first-two-weeks': {
      en: 'This usually fills the first two weeks.',
      ar: 'ويشغل ذلك في العادة أول أسبوعين.',
      needs: needs.firstTwoWeeks,
    },
    outage: {
      en: 'Tablets keep taking orders, printing and recording cash, and synchronise when the line returns.',
      ar: 'تواصل الأجهزة تسجيل الطلبات والطباعة وقيد النقد، وتزامن ما سجّلته عند عودة الاتصال.',
      needs: 'It has been tried with the line cut, printers included.',
    },
    'delivery-platforms': {
      en: 'through their partner programmes or middleware, subject to their approval',
      ar: 'عبر برامج شركائها أو برمجيات وسيطة، رهنًا بموافقتها',
      needs: 'Each of the five platforms named there has been connected, or a middleware that connects it is licensed.',
    },
    cards: {
      en: 'The terminal reads the card and the till keeps only a token.',
      ar: 'يقرأ جهاز الدفع البطاقة، ولا يحفظ النظام إلا رمزًا رقميًا.',
      needs: 'No card number reaches the software, its logs or its backups.',
    },
    export: {
      en: 'export to open formats, during the contract and at its end',
      ar: 'بصيغ مفتوحة، أثناء العقد وعند انتهائه',
      needs: 'The software has this export, and contracts promise it.',
    },
  },
  '/products/industry/fitness-gym': {
    product: {
      en: 'Our system knows who may enter, what was paid and which places are free.',
      ar: 'يعرف نظامنا مَن يحق له الدخول وما دُفع وما بقي من أماكن.',
      needs: needs.product,
    },
    'first-two-weeks': {
      en: 'In the first two weeks we write down your terms and connect one controller on site.',
      ar: 'ندوّن شروطكم في أول أسبوعين، ونربط وحدة تحكم واحدة في الموقع.',
      needs: needs.firstTwoWeeks,
    },
    'offline-doors': {
      en: 'A local list keeps doors working when the network fails.',
      ar: 'وتُبقي قائمة محلية الأبواب عاملة عند تعطل الشبكة.',
      needs: 'It has been tried with the network cut, on every kind of controller that is sold.',
    },
    'face-consent': {
      en: 'Consent is explicit. A card or QR code is always offered instead.',
      ar: 'لذلك تُطلب موافقة صريحة، وتُتاح البطاقة أو رمز QR بديلًا في كل حال.',
      needs: 'The software takes no face without a recorded consent, and works without faces.',
    },
    'face-erasure': {
      en: 'Held only while membership and consent both last. Withdrawal erases them.',
      ar: 'لا تبقى إلا ما بقيت العضوية والموافقة معًا، وتُمحى عند سحب الموافقة.',
      needs: 'The software erases the templates by itself, on the terminals too.',
    },
    'direct-debit': {
      en: 'Mandates on the UAE Direct Debit System (UAEDDS), through your own bank.',
      ar: 'تفويضات على نظام الخصم المباشر في دولة الإمارات (UAEDDS)، من خلال بنككم.',
      needs: 'The connection exists for at least one bank.',
    },
    export: {
      en: 'those are erased and enrolled anew elsewhere',
      ar: 'فإنها تُمحى ويُعاد تسجيلها في النظام الآخر',
      needs: 'The software exports tables and pictures, and erases the face templates.',
    },
  },
}
