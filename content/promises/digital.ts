import { needs } from './needs'
import type { PromisesByPage } from './types'

export const digitalPromises: PromisesByPage = {
  '/services/digital/transformation': {
    'first-two-weeks': {
      en: 'In the first two weeks we interview managers, walk through key processes and list the dates that bind you.',
      ar: 'نلتقي المديرين في الأسبوعين الأولين، ونتتبع الإجراءات الرئيسية، ونحصر المواعيد الملزمة لكم.',
      needs: needs.firstTwoWeeks,
    },
    'declared-interest': {
      en: 'We declare that interest in writing, compare alternatives on equal criteria, and you may have others build.',
      ar: 'نُفصح عن هذه المصلحة كتابةً، ونقارن البدائل بمعايير متساوية، ولكم أن تُسندوا التنفيذ إلى غيرنا.',
      needs: 'Proposals contain the declaration, and no contract ties the strategy to the building.',
    },
    'hours-estimate': {
      en: 'You receive an estimate per role at the outset.',
      ar: 'تتلقون في البداية تقديرًا للساعات بحسب الأدوار.',
      needs: 'Proposals contain the client’s hours by role.',
    },
    'editable-files': {
      en: 'They are editable files, from which another firm can continue.',
      ar: 'في ملفات قابلة للتحرير يستطيع مستشار آخر أن يكمل منها',
      needs: 'Results are handed over as editable files that the client may pass on.',
    },
    benefits: {
      en: 'Reports count only the benefits that finance has approved.',
      ar: 'ولا تحتسب التقارير إلا عائدًا أقرّته الإدارة المالية.',
      needs: 'No report of the firm counts any other benefit.',
    },
    deliverables: {
      en: 'Roadmap over 12, 24 and 36 months',
      ar: 'خارطة طريق على 12 و24 و36 شهرًا',
      needs: needs.deliverables,
    },
  },
  '/services/digital/web-mobile': {
    'first-two-weeks': {
      en: 'Two weeks of interviews and sketches end with real users trying a prototype in Arabic and English.',
      ar: 'نقضي أسبوعين في المقابلات والرسوم الأولية، ثم يجرّب مستخدمون فعليون نموذجًا بالعربية والإنجليزية.',
      needs: needs.firstTwoWeeks,
    },
    ownership: {
      en: 'The code and the store accounts belong to you from the first day.',
      ar: 'والشيفرة المصدرية وحسابات المتاجر ملك لكم منذ اليوم الأول.',
      needs: 'Contracts transfer the code as it is written, not at the last payment.',
    },
    sprints: {
      en: 'then watch the app grow in two-week sprints',
      ar: 'ثم نطوّر في دورات من أسبوعين تتابعونها معنا',
      needs: 'Clients see a build every two weeks.',
    },
    'screen-readers': {
      en: 'Screens are tried with screen readers and enlarged text in both languages',
      ar: 'نجرّب الشاشات بقارئات الشاشة وبالنص المكبَّر في اللغتين',
      needs: 'It is done for every app, and the results can be shown.',
    },
    warranty: {
      en: 'Warranty, support hours and update rhythm are set in the contract.',
      ar: 'ويحدد العقد فترة الضمان وساعات الدعم ووتيرة التحديث.',
      needs: 'The standard contract has these three clauses.',
    },
    asvs: {
      en: 'We agree the depth with you and record what is left out.',
      ar: 'ونتفق معكم على العمق المطلوب وندوّن ما يُستبعد.',
      needs: 'The checklist is filled in for every project.',
    },
    'speed-targets': {
      en: 'main content within 2.5 seconds, response within 200 milliseconds, layout shift up to 0.1',
      ar: 'ظهور المحتوى الرئيسي خلال 2.5 ثانية، والاستجابة خلال 200 مللي ثانية، وألّا تتجاوز إزاحة التخطيط 0.1',
      needs: 'These are the targets that projects are measured by.',
    },
    'store-accounts': {
      en: 'They are opened in your company’s name, and we work in them as users you can remove.',
      ar: 'تُفتح باسم شركتكم، ونعمل فيها بصلاحيات مستخدم يمكنكم إلغاؤها.',
      needs: 'No client’s app is published from an account of the firm.',
    },
    deliverables: {
      en: 'Software bill of materials for each release (CycloneDX or SPDX)',
      ar: 'بيان بالمكونات البرمجية لكل إصدار (CycloneDX أو SPDX)',
      needs: needs.deliverables,
    },
  },
  '/services/digital/ai-ml': {
    'first-two-weeks': {
      en: 'Two weeks settle the use case, measure today’s method and gather Arabic and English test cases.',
      ar: 'نحدد في أسبوعين حالة الاستخدام، ونقيس طريقتكم الحالية، ونجمع حالات اختبار بالعربية والإنجليزية.',
      needs: needs.firstTwoWeeks,
    },
    stop: {
      en: 'If the proof falls short, we say so and stop.',
      ar: 'وإذا لم يثبت التفوق، صارحناكم وتوقفنا.',
      needs: 'Contracts let the client stop after the proof without paying for the rest.',
    },
    approvals: {
      en: 'Whatever pays, refuses or promises is approved by a person.',
      ar: 'ولا دفع ولا رفض ولا وعد إلا بموافقة إنسان.',
      needs: 'No agent that the firm delivers does these alone.',
    },
    rollback: {
      en: 'return to the last sound version when quality drops',
      ar: 'ونعود إلى آخر إصدار سليم إذا تراجعت الجودة',
      needs: 'Models in production are watched, and earlier versions are kept ready.',
    },
    attacks: {
      en: 'The assistant meets them in our tests before it meets your users.',
      ar: 'ونجرّبها على المساعد قبل أن يصل إلى المستخدمين.',
      needs: 'Every assistant is attacked in both languages before it opens.',
    },
    'no-training': {
      en: 'Not with the services we choose: their terms exclude it, and we show you the clause.',
      ar: 'ليس في الخدمات التي نختارها، إذ تستبعد شروطها ذلك، ونُطلعكم على البند.',
      needs: 'The terms of every model service in use have been read for this.',
    },
    location: {
      en: 'Where you approve: your servers, a UAE cloud region or abroad.',
      ar: 'حيث توافقون: على خوادمكم، أو في منطقة سحابية داخل الإمارات، أو خارجها.',
      needs: 'All three can be delivered today; ask the cloud providers which of their UAE zones take new work.',
    },
    deliverables: { en: 'Retirement plan for each model', ar: 'خطة إيقاف لكل نموذج', needs: needs.deliverables },
  },
  '/services/digital/blockchain': {
    'first-two-weeks': {
      en: 'Two weeks test the need for a ledger, list its parties and draft the perimeter memo with your counsel.',
      ar: 'نختبر في أسبوعين الحاجة إلى السجل، ونحصر أطرافه، ونُعِدّ مسودة مذكرة النطاق مع مستشاركم القانوني.',
      needs: needs.firstTwoWeeks,
    },
    'no-virtual-assets': {
      en: 'do not buy, sell, hold or promote virtual assets ourselves',
      ar: 'لا نشتري الأصول الافتراضية ولا نبيعها ولا نحفظها ولا نروّج لها',
      needs: 'Neither the firm nor a sister company does any of the four, for clients or for itself.',
    },
    'cheaper-way': {
      en: 'a database with signed logs is cheaper, and we will recommend it',
      ar: 'تكفي قاعدة بيانات بسجلات موقّعة، وهي أقل تكلفة، وسنوصي بها',
      needs: 'Advisers may say no to a ledger without loss to themselves.',
    },
    auditor: {
      en: 'An outside auditor reviews the contracts while they are still on the test network.',
      ar: 'يراجع مدقق خارجي العقود وهي ما زالت على الشبكة التجريبية.',
      needs: 'No contract goes live without an audit by a firm that did not write it.',
    },
    keys: {
      en: 'are never held by us',
      ar: 'ولا نحتفظ بها نحن',
      needs: 'The firm holds no signing key and no share of one.',
    },
    'barred-tokens': {
      en: 'Algorithmic stablecoins and privacy tokens are barred, and we do not build them.',
      ar: 'ويحظر العملات المستقرة الخوارزمية ورموز الخصوصية، ونحن لا نبنيها.',
      needs: 'None has been built or is being built.',
    },
    signatories: {
      en: 'will not launch a contract that one person controls',
      ar: 'ولا نطلق عقدًا يتحكم فيه شخص واحد',
      needs: 'It holds for every client.',
    },
    deliverables: { en: 'Key ceremony record', ar: 'محضر إنشاء المفاتيح', needs: needs.deliverables },
  },
  '/services/digital/system-integration': {
    'first-two-weeks': {
      en: 'In two weeks we list the interfaces and follow a single transaction from entry to ledger.',
      ar: 'نحصر الواجهات خلال أسبوعين ونتتبع معاملة واحدة من إدخالها حتى دفتر الأستاذ العام.',
      needs: needs.firstTwoWeeks,
    },
    'end-points': {
      en: 'include UAE PASS, bank files, Aani, customs, payment gateways, and the health exchanges Malaffi and NABIDH.',
      ar: 'تشمل الهوية الرقمية UAE PASS وملفات البنوك وخدمة «آني» (Aani) والجمارك وبوابات الدفع، ومنصتي المعلومات الصحية «ملفي» (Malaffi) و«نابض» (NABIDH).',
      needs: 'The firm has connected each of them, or has the people and the approvals to do so.',
    },
    applications: {
      en: 'with forms, certificates and test cases that we prepare',
      ar: 'بنماذج وشهادات رقمية وحالات اختبار نُعِدّها لكم',
      needs: 'It is part of the price.',
    },
    parallel: {
      en: 'Old and new routes run side by side until their totals agree',
      ar: 'يعمل المساران القديم والجديد معًا حتى تتطابق مجاميعهما',
      needs: 'No cut-over is made without it.',
    },
    night: {
      en: 'your own team, ours by agreement, or an operations provider',
      ar: 'فريقكم، أو فريقنا بالاتفاق، أو مزود خدمة تشغيل',
      needs: 'Somebody is on call at night for the clients whose contract says so.',
    },
    simulator: {
      en: 'We build a simulator from its specification and keep the first live run small.',
      ar: 'نبني محاكيًا وفق مواصفاته، ونجعل التشغيل الفعلي الأول محدودًا.',
      needs: 'It is part of the offer where a partner has no test environment.',
    },
    deliverables: {
      en: 'Monitoring dashboard with message traces',
      ar: 'لوحة معلومات للمراقبة وتتبع الرسائل',
      needs: needs.deliverables,
    },
  },
}
