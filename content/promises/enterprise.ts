import { needs } from './needs'
import type { PromisesByPage } from './types'

export const enterprisePromises: PromisesByPage = {
  '/services/enterprise/erp-solutions': {
    'first-two-weeks': {
      en: 'We walk through your operations with the people who run them, examine a data sample and assess 20 key processes for fit.',
      ar: 'نتعرف على سير العمل مع القائمين عليه، ونفحص عيّنة من البيانات، ونقيّم مدى توافق 20 إجراءً رئيسيًا.',
      needs: needs.firstTwoWeeks,
    },
    selection: {
      en: 'We score products and hosting models against your own processes',
      ar: 'نقيّم المنتجات وخيارات الاستضافة على أساس إجراءات العمل لديكم',
      needs: 'No vendor pays for a recommendation, or the client is told.',
    },
    'trial-loads': {
      en: 'Data is loaded three times on trial and reconciled to the old balances',
      ar: 'نحمّل البيانات ثلاث مرات على سبيل التجربة ونطابقها مع الأرصدة القديمة',
      needs: 'Three trial loads are part of every implementation and its price.',
    },
    hypercare: {
      en: 'Intensive support follows, typically for four to eight weeks',
      ar: 'يستمر هذا الدعم من أربعة إلى ثمانية أسابيع عادةً',
      needs: 'The team stays available for that long after go-live.',
    },
    'wage-file': {
      en: 'We test the file with your agent, together with one made to be rejected.',
      ar: 'ونختبر الملف مع وكيلكم، ونجرّب معه ملفًا نُعِدّه عمدًا ليُرفض.',
      needs: 'Both tests are run before the first payroll.',
    },
    deliverables: {
      en: 'Bilingual user guides and support handbook',
      ar: 'أدلة استخدام بلغتين ومرجع لفريق الدعم',
      needs: needs.deliverables,
    },
  },
  '/services/enterprise/odoo-implementation': {
    'first-two-weeks': {
      en: 'We audit any existing version and its modules, then demonstrate standard Odoo with your own products.',
      ar: 'نراجع الإصدار والوحدات إن كان لديكم نظام قائم، ثم نعرض Odoo القياسي على منتجاتكم الفعلية.',
      needs: needs.firstTwoWeeks,
    },
    repository: {
      en: 'What we build sits in your repository, with tests and notes that another team can follow.',
      ar: 'وما نبنيه يبقى في مستودع الشيفرة لديكم، ومعه اختبارات وتوثيق تمكّن أي فريق آخر من مواصلة العمل.',
      needs: 'Contracts give the client the repository from the start, and custom modules have tests.',
    },
    'vat-report': {
      en: 'check the VAT report against a period you have already filed',
      ar: 'ثم نطابق التقرير الضريبي مع إقرار سبق أن قدّمتموه.',
      needs: 'The comparison is made in every implementation.',
    },
    'store-apps': {
      en: 'enter your database only after we have read their code, licence and version history',
      ar: 'لا تدخل قاعدة بياناتكم إلا بعد أن نقرأ شيفرتها وترخيصها وتاريخ إصداراتها',
      needs: 'No app from the store is installed unread.',
    },
    training: {
      en: 'Administrators and users are then trained on your own products, in Arabic or English.',
      ar: 'يتدرب مسؤولو النظام والمستخدمون على أصنافكم أنتم، بالعربية أو الإنجليزية.',
      needs: 'There are trainers for both languages.',
    },
    deliverables: {
      en: 'Recorded lessons for administrators and users',
      ar: 'دروس مسجّلة لمسؤولي النظام والمستخدمين',
      needs: needs.deliverables,
    },
  },
  '/services/enterprise/oracle-ebs': {
    'first-two-weeks': {
      en: 'We inventory the environments, check what the internet can reach and read the history of past patch cycles.',
      ar: 'نحصر البيئات، ونفحص ما يمكن الوصول إليه من الإنترنت، ونقرأ تاريخ دورات التحديث السابقة.',
      needs: needs.firstTwoWeeks,
    },
    'response-targets': {
      en: 'under agreed response targets',
      ar: 'وفق أزمنة استجابة متفق عليها',
      needs: 'The support contract states response times, and they are measured.',
    },
    'oracle-requests': {
      en: 'We also raise service requests with Oracle for you and follow them to closure.',
      ar: 'ونرفع كذلك طلبات الخدمة إلى Oracle نيابةً عنكم ونتابعها حتى إغلاقها.',
      needs: 'The firm may act in the client’s support account, and does.',
    },
    'masked-clone': {
      en: 'tried on a masked clone',
      ar: 'وتُجرَّب على نسخة حُجبت بياناتها الحساسة',
      needs: 'No patch is tried first in production, and clones hold no real salaries or accounts.',
    },
    'month-end': {
      en: 'finance tickets come first and patching stops',
      ar: 'نقدّم تذاكر المالية على غيرها، ونوقف التحديث',
      needs: 'The support rota and the patch calendar follow the clients’ closing days.',
    },
    'recorded-sessions': {
      en: 'Our specialists have accounts in their own names, secrets stay in a vault and sessions are recorded.',
      ar: 'يعمل مختصونا بحسابات تحمل أسماءهم، وتبقى كلمات المرور في خزنة رقمية، وتُسجَّل الجلسات.',
      needs: 'All three are so at every client: no shared account, a vault, and recordings that can be shown.',
    },
    'monthly-report': {
      en: 'A monthly service report.',
      ar: 'تقرير خدمة شهري.',
      needs: 'Every support client gets one each month.',
    },
    'on-site': {
      en: 'Either, as the contract says.',
      ar: 'كلاهما متاح، ويحدده العقد.',
      needs: 'There are specialists who can come to the client’s office.',
    },
    deliverables: {
      en: 'Patch calendar with log reviews',
      ar: 'جدول التحديثات ومراجعة سجلاتها',
      needs: needs.deliverables,
    },
  },
  '/services/enterprise/oracle-dba': {
    'first-two-weeks': {
      en: 'In two weeks we run a health check, restore a backup on a copy and list the heaviest SQL.',
      ar: 'نجري خلال أسبوعين فحص الحالة، ونستعيد نسخة احتياطية في بيئة منفصلة، ونحصر أثقل استعلامات SQL.',
      needs: needs.firstTwoWeeks,
    },
    'switch-off': {
      en: 'You can revoke our access at any time.',
      ar: 'ويمكنكم إلغاء صلاحيات دخولنا متى شئتم.',
      needs: 'The client controls every account and route by which the firm enters.',
    },
    access: {
      en: 'Engineers enter by jump host with multi-factor authentication, under named accounts that your team creates.',
      ar: 'يدخل مختصونا عبر خادم وسيط وبالمصادقة متعددة العوامل (MFA)، بحسابات تحمل أسماءهم وينشئها فريقكم.',
      needs: 'Nobody enters in another way, at any client.',
    },
    restores: {
      en: 'on separate servers to an agreed schedule, and the time taken is recorded',
      ar: 'على خوادم منفصلة وفق جدول متفق عليه، ونسجّل الزمن المستغرق',
      needs: 'RMAN backups are restored so: the schedule is in the contract, and the records can be shown.',
    },
    night: {
      en: 'availability, archive space, standby lag, failed backups and jobs',
      ar: 'التوافر، ومساحة الأرشيف، وتأخر القاعدة البديلة، والنسخ والمهام الفاشلة',
      needs: 'Somebody is on call at night for the clients whose contract says so.',
    },
    'monthly-report': {
      en: 'A monthly report, missed targets included.',
      ar: 'تقرير شهري يذكر ما لم يتحقق من الأهداف.',
      needs: 'Every client gets one each month, with the targets that were missed.',
    },
    deliverables: { en: 'Licence position notes', ar: 'ملاحظات عن وضع التراخيص', needs: needs.deliverables },
  },
}
