import { needs } from './needs'
import type { PromisesByPage } from './types'

export const cybersecurityPromises: PromisesByPage = {
  '/services/cybersecurity/compliance': {
    'first-two-weeks': {
      en: 'The first two weeks bring interviews with control owners, a list of your obligations and a discussion with management.',
      ar: 'في أول أسبوعين نقابل مالكي الضوابط، ونحصر التزاماتكم، ونناقشها مع الإدارة.',
      needs: needs.firstTwoWeeks,
    },
    languages: {
      en: 'are written in Arabic and English around real practice.',
      ar: 'نكتبها بالعربية والإنجليزية وفق الممارسة الفعلية.',
      needs: 'There are people who write policies in both languages.',
    },
    'separate-auditor': {
      en: 'Whoever wrote a policy does not audit it.',
      ar: 'ولا يدقق السياسةَ من كتبها.',
      needs: 'There are enough people to keep the two apart at every client.',
    },
    'external-audit': {
      en: 'We sit beside your team, explain the evidence and record the findings.',
      ar: 'نجلس إلى جانب فريقكم، ونشرح الأدلة، وندوّن الملاحظات.',
      needs: 'Being there at the external audit is part of the price.',
    },
    regulations: {
      en: 'track its executive regulations',
      ar: 'نتابع لائحته التنفيذية',
      needs: 'Somebody watches for them and tells clients.',
    },
    deliverables: {
      en: 'Supplier register and questionnaire library',
      ar: 'سجل المورّدين ومكتبة إجابات الاستبيانات',
      needs: needs.deliverables,
    },
  },
  '/services/cybersecurity/vapt': {
    signature: {
      en: 'our engagements begin with a signature',
      ar: 'ولهذا يبدأ عملنا بتوقيع',
      needs: 'No test is begun before the owner of the system has signed, and the letters are kept.',
    },
    'first-two-weeks': {
      en: 'In the first two weeks we agree targets, accounts, test hours and stop conditions.',
      ar: 'في أول أسبوعين نتفق على الأهداف والحسابات وساعات الاختبار وشروط الإيقاف.',
      needs: needs.firstTwoWeeks,
    },
    'by-hand': {
      en: 'are tested by hand, with one account for each role',
      ar: 'نختبرها يدويًا بحساب لكل دور',
      needs: 'Testers, not scanners alone, do it in every test.',
    },
    'confirmed-targets': {
      en: 'What is unconfirmed stays untouched.',
      ar: 'ولا نقترب مما لم يؤكَّد.',
      needs: 'The rules of engagement say so, and testers keep to them.',
    },
    'critical-findings': {
      en: 'A critical finding is reported as soon as it is confirmed.',
      ar: 'ونبلغكم بالنتيجة الحرجة فور تأكدها.',
      needs: 'There is a way to reach the client on the same day.',
    },
    retest: {
      en: 'After your repairs we repeat the same attacks and record which no longer work.',
      ar: 'بعد المعالجة نكرر الهجمات نفسها، وندوّن ما لم يعد ينجح منها.',
      needs: 'The retest is in the price.',
    },
    'destroyed-data': {
      en: 'Note confirming that test data was destroyed',
      ar: 'إشعار بإتلاف بيانات الاختبار',
      needs: 'It is destroyed, and the note is given in every test, with the rest of this list.',
    },
    'encrypted-channel': {
      en: 'Ours goes through an encrypted channel.',
      ar: 'وتقاريرنا تصل عبر قناة مشفّرة',
      needs: 'No report is sent by plain email.',
    },
    'own-software': {
      en: 'we will tell you when that applies',
      ar: 'وسننبهكم متى انطبق ذلك عليكم',
      needs: 'Sales and testers know the rule and say it unasked.',
    },
    departments: {
      en: 'and reported by department',
      ar: 'ونعرض نتائجها بحسب الإدارات',
      needs: 'No phishing report names an employee.',
    },
  },
  '/services/cybersecurity/grc': {
    'first-two-weeks': {
      en: 'In the first two weeks a workshop settles scales and a draft risk appetite, and interviews bring out the most serious risks.',
      ar: 'في أول أسبوعين تحسم ورشة عمل المقاييسَ ومسودة قابلية تحمل المخاطر، وتكشف المقابلات أشد المخاطر.',
      needs: needs.firstTwoWeeks,
    },
    clauses: {
      en: 'Contract clauses are drafted for your legal adviser to review.',
      ar: 'ونُعِدّ بنودًا تعاقدية يراجعها مستشاركم القانوني.',
      needs: 'Somebody in the firm can draft them, and may without a law firm’s licence.',
    },
    'no-platform': {
      en: 'we advise against buying a platform sooner',
      ar: 'وننصح بالانتظار إلى ذلك الحين قبل شراء منصة',
      needs: 'The firm sells no such platform, or says so.',
    },
    deliverables: {
      en: 'Board pack template in Arabic and English',
      ar: 'قالب ملف مجلس الإدارة بالعربية والإنجليزية',
      needs: needs.deliverables,
    },
  },
  '/services/cybersecurity/zta': {
    'first-two-weeks': {
      en: 'Within two weeks we list the systems worth most to an intruder, and count who reaches them with which factor.',
      ar: 'نحصر خلال أسبوعين الأنظمة الأعلى قيمة في نظر المتسلل، ونحصي من يصل إليها وبأي عامل تحقق.',
      needs: needs.firstTwoWeeks,
    },
    'month-end': {
      en: 'month-end stays free of changes',
      ar: 'وتبقى أيام الإقفال الشهري بلا تغييرات',
      needs: 'Change calendars are planned around the clients’ closing days.',
    },
    proof: {
      en: 'with a lateral-movement test at the beginning and at the end',
      ar: 'ونختبر التنقل داخل الشبكة في البداية وفي النهاية',
      needs: 'Both tests are part of the price.',
    },
    deliverables: {
      en: 'Segmentation plan and VPN retirement plan',
      ar: 'خطة التقسيم وخطة إيقاف VPN',
      needs: needs.deliverables,
    },
  },
  '/services/cybersecurity/siem': {
    'first-two-weeks': {
      en: 'The first fortnight goes into naming the attacks that would hurt you most and comparing them with the logs you keep.',
      ar: 'نخصص أول أسبوعين لتحديد الهجمات الأشد ضررًا بكم ومقارنتها بالسجلات التي تحفظونها.',
      needs: needs.firstTwoWeeks,
    },
    rules: {
      en: 'are kept in a repository, reviewed like program code and tested with simulated attacks.',
      ar: 'نحفظها في مستودع، ونراجعها كما تُراجع الشيفرة، ونختبرها بمحاكاة الهجمات.',
      needs: 'It is so at every client.',
    },
    cost: {
      en: 'Its cost per gigabyte is calculated from your measured volumes before you sign.',
      ar: 'ونحسب تكلفة الغيغابايت من أحجام قسناها لديكم قبل أن توقّعوا العقد.',
      needs: 'The calculation is part of every choice of a platform.',
    },
    neutral: {
      en: 'a fair comparison may keep what you have',
      ar: 'وقد تنتهي المقارنة المنصفة إلى إبقاء ما لديكم',
      needs: 'No vendor in the list pays for a recommendation, or the client is told.',
    },
    'rules-yours': {
      en: 'The rules, in your own repository, remain yours.',
      ar: 'وتبقى لكم القواعد المحفوظة في مستودعكم.',
      needs: 'Contracts give the detection rules to the client.',
    },
    deliverables: {
      en: 'Playbooks and analyst runbooks in Arabic and English',
      ar: 'أدلة الاستجابة وأدلة عمل المحللين بالعربية والإنجليزية',
      needs: needs.deliverables,
    },
  },
  '/services/cybersecurity/dlp': {
    'first-two-weeks': {
      en: 'Two weeks are enough to scan an agreed sample and settle labels with the owners of the data.',
      ar: 'يكفي أسبوعان لمسح عيّنة متفق عليها وحسم التسميات مع مالكي البيانات.',
      needs: needs.firstTwoWeeks,
    },
    notice: {
      en: 'We prepare the privacy assessment and tell employees what will be observed, why and by whom',
      ar: 'نُعِدّ تقييم الأثر على الخصوصية، ونخبر الموظفين بما سيُرصد ولماذا ومن يرصده',
      needs: 'No project starts to observe before both are done.',
    },
    observation: {
      en: 'For four to eight weeks the rules only count.',
      ar: 'تكتفي القواعد بالعدّ مدة تتراوح بين أربعة أسابيع وثمانية.',
      needs: 'Project plans contain these weeks.',
    },
    processing: {
      en: 'Before the first scan we document where content, copies and incident records are processed.',
      ar: 'ونوثّق قبل أول مسح أين يُعالج المحتوى ونسخه وسجلات الحوادث.',
      needs: 'The document is given to every client.',
    },
    'no-secret': {
      en: 'We advise against it and do not plan for it.',
      ar: 'ولا نخطط له',
      needs: 'The firm turns secret monitoring of staff down.',
    },
    deliverables: {
      en: 'Classification guide in Arabic and English',
      ar: 'دليل تصنيف بالعربية والإنجليزية',
      needs: needs.deliverables,
    },
  },
}
