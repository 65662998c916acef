import type { StaffRole } from '#db/model/accounts/staff.ts'

/**
 * Who may open which page of the desk and do which of its acts, in words and by hand: the right answer, which the rights in the code are compared
 * with. Never take it from the code. An owner of a home and a visitor are sent to the sign-in.
 */
const grid = `
page and act                      manager agent   editor  owner   nobody
desk                              yes     yes     yes     no      no
deskAccount                       yes     yes     yes     no      no
deskAccount signOut               yes     yes     yes     no      no
deskAccount endSession            yes     yes     yes     no      no
deskAccount removePasskey         yes     yes     yes     no      no
deskAccount makeFeed              yes     yes     no      no      no
deskAccount revokeFeed            yes     yes     no      no      no
deskAccount mailAssignments       yes     yes     no      no      no
deskLeads                         yes     yes     no      no      no
deskLeads take                    yes     yes     no      no      no
deskLeads done                    yes     yes     no      no      no
deskLeads declined                yes     yes     no      no      no
deskLeads reopen                  yes     yes     no      no      no
deskAnswers                       yes     yes     no      no      no
deskAnswers save                  yes     yes     no      no      no
deskAnswers remove                yes     yes     no      no      no
deskAnswers restore               yes     yes     no      no      no
deskLead                          yes     yes     no      no      no
deskLead take                     yes     yes     no      no      no
deskLead assign                   yes     yes     no      no      no
deskLead setState                 yes     yes     no      no      no
deskLead remind                   yes     yes     no      no      no
deskLead note                     yes     yes     no      no      no
deskLead reply                    yes     yes     no      no      no
deskLead undoReply                yes     yes     no      no      no
deskLead resend                   yes     yes     no      no      no
deskLead sendToCrm                yes     yes     no      no      no
deskLead leaveOutOfCrm            yes     yes     no      no      no
deskContacts                      yes     yes     no      no      no
deskNewContact                    yes     yes     no      no      no
deskNewContact enterNote          yes     yes     no      no      no
deskNewContact enterVisit         yes     yes     no      no      no
deskNewContact enterAlert         yes     yes     no      no      no
deskNewContact enterValuation     yes     yes     no      no      no
deskContactImports                yes     yes     no      no      no
deskContactImports upload         yes     yes     no      no      no
deskContactImport                 yes     yes     no      no      no
deskContactImport preview         yes     yes     no      no      no
deskContactImport carryOn         yes     yes     no      no      no
deskContactImport importNow       yes     yes     no      no      no
deskContactImport discard         yes     yes     no      no      no
deskContactImport takeBack        yes     yes     no      no      no
deskContact                       yes     yes     no      no      no
deskContact note                  yes     yes     no      no      no
deskContact removeNote            yes     yes     no      no      no
deskContact finish                yes     yes     no      no      no
deskContact reopen                yes     yes     no      no      no
deskContact save                  yes     yes     no      no      no
deskContact askYes                yes     yes     no      no      no
deskContact askNo                 yes     yes     no      no      no
deskContact askMail               yes     yes     no      no      no
deskContact block                 yes     yes     no      no      no
deskContact unblock               yes     yes     no      no      no
deskContact merge                 yes     yes     no      no      no
deskContact unmerge               yes     yes     no      no      no
deskContact separate              yes     yes     no      no      no
deskSearch                        yes     yes     yes     no      no
deskOffers                        yes     yes     no      no      no
deskOffer                         yes     yes     no      no      no
deskOffer take                    yes     yes     no      no      no
deskOffer undo                    yes     yes     no      no      no
deskOffer correct                 yes     no      no      no      no
deskOffer release                 yes     yes     no      no      no
deskOffer withhold                yes     yes     no      no      no
deskHomeOffers                    yes     yes     no      no      no
deskHomeOffers make               yes     yes     no      no      no
deskHomeOffers refuse             yes     yes     no      no      no
deskHomeOffers undo               yes     yes     no      no      no
deskCalendar                      yes     yes     no      no      no
deskCalendar close                yes     yes     no      no      no
deskCalendar open                 yes     yes     no      no      no
deskCalendar seats                yes     yes     no      no      no
deskCalendar cancel               yes     yes     no      no      no
deskCalendar restore              yes     yes     no      no      no
deskCalendar move                 yes     yes     no      no      no
deskHomes                         yes     yes     no      no      no
deskHome                          yes     yes     no      no      no
deskHome present                  yes     yes     no      no      no
deskHome addPictures              yes     yes     no      no      no
deskHome feed                     yes     yes     no      no      no
deskHome askOwner                 yes     yes     no      no      no
deskHome askNoOwner               yes     yes     no      no      no
deskHome parties                  yes     yes     no      no      no
deskHome undo                     yes     yes     no      no      no
deskHome returnTo                 yes     yes     no      no      no
deskHomeSeekers                   yes     yes     no      no      no
deskHomeSeekers tell              yes     yes     no      no      no
deskHomeSeekers untell            yes     yes     no      no      no
deskTime                          yes     yes     no      no      no
deskTime save                     yes     yes     no      no      no
deskTime addAbsence               yes     yes     no      no      no
deskTime removeAbsence            yes     yes     no      no      no
deskTime restoreAbsence           yes     yes     no      no      no
deskHomeOpenDays                  yes     yes     no      no      no
deskHomeOpenDays save             yes     yes     no      no      no
deskHomeOpenDays stop             yes     yes     no      no      no
deskHomeOpenDays resume           yes     yes     no      no      no
deskHomeOpenDays came             yes     yes     no      no      no
deskHomeOpenDays absent           yes     yes     no      no      no
deskHomeOpenDays cancel           yes     yes     no      no      no
deskAlert                         yes     yes     no      no      no
deskHomeDocuments                 yes     yes     no      no      no
deskHomeDocuments add             yes     yes     no      no      no
deskHomeDocuments change          yes     yes     no      no      no
deskHomeDocuments undo            yes     yes     no      no      no
deskHomeDocuments remove          yes     yes     no      no      no
deskHomeDocuments restore         yes     yes     no      no      no
deskHomeDocuments earlier         yes     yes     no      no      no
deskHomeDocuments later           yes     yes     no      no      no
deskProjects                      yes     yes     no      no      no
deskProjectDocuments              yes     yes     no      no      no
deskProjectDocuments add          yes     yes     no      no      no
deskProjectDocuments change       yes     yes     no      no      no
deskProjectDocuments undo         yes     yes     no      no      no
deskProjectDocuments remove       yes     yes     no      no      no
deskProjectDocuments restore      yes     yes     no      no      no
deskProjectDocuments earlier      yes     yes     no      no      no
deskProjectDocuments later        yes     yes     no      no      no
deskEntries                       yes     yes     no      no      no
deskEntries create                yes     yes     no      no      no
deskEntries restore               yes     yes     no      no      no
deskEntry                         yes     yes     no      no      no
deskEntry save                    yes     yes     no      no      no
deskEntry preview                 yes     yes     no      no      no
deskEntry publish                 yes     yes     no      no      no
deskEntry withdraw                yes     yes     no      no      no
deskEntry restore                 yes     yes     no      no      no
deskEntry close                   yes     yes     no      no      no
deskEntry reopen                  yes     yes     no      no      no
deskEntry returnTo                yes     yes     no      no      no
deskEntry remove                  yes     yes     no      no      no
deskEntry addPictures             yes     yes     no      no      no
deskEntry arrange                 yes     yes     no      no      no
deskEntryPreview                  yes     yes     no      no      no
deskImports                       yes     no      no      no      no
deskImports synchronise           yes     no      no      no      no
deskImports synchroniseAll        yes     no      no      no      no
deskImports upload                yes     no      no      no      no
deskRemarks                       yes     no      no      no      no
deskImport                        yes     no      no      no      no
deskSheet                         yes     no      no      no      no
deskSheet preview                 yes     no      no      no      no
deskSheet continueReading         yes     no      no      no      no
deskSheet discardSheet            yes     no      no      no      no
deskImportPreview                 yes     no      no      no      no
deskImportPreview importNow       yes     no      no      no      no
deskImportPreview importPart      yes     no      no      no      no
deskImportPreview importAll       yes     no      no      no      no
deskImportPreview discardImport   yes     no      no      no      no
deskImportPreview decideMoves     yes     no      no      no      no
deskImportPreview decideAllMoves  yes     no      no      no      no
deskImport allowHost              yes     no      no      no      no
deskImport returnImport           yes     no      no      no      no
deskVisits                        yes     yes     no      no      no
deskNewVisit                      yes     yes     no      no      no
deskNewVisit make                 yes     yes     no      no      no
deskVisit                         yes     yes     no      no      no
deskVisit move                    yes     yes     no      no      no
deskVisit moveAll                 yes     yes     no      no      no
deskVisit askOwner                yes     yes     no      no      no
deskVisit takeBack                yes     yes     no      no      no
deskVisit askAgain                yes     yes     no      no      no
deskVisit ownerAgrees             yes     yes     no      no      no
deskVisit ownerDisagrees          yes     yes     no      no      no
deskVisit cancel                  yes     yes     no      no      no
deskVisit restore                 yes     yes     no      no      no
deskVisit assign                  yes     yes     no      no      no
deskVisit reportReleased          yes     yes     no      no      no
deskVisit report                  yes     yes     no      no      no
deskVisit release                 yes     yes     no      no      no
deskVisit withhold                yes     yes     no      no      no
deskVisit resend                  yes     yes     no      no      no
deskOwners                        yes     yes     no      no      no
deskOwners invite                 yes     yes     no      no      no
deskOwners resend                 yes     yes     no      no      no
deskOwners takeHome               yes     yes     no      no      no
deskOwners giveHome               yes     yes     no      no      no
deskOwners remove                 yes     yes     no      no      no
deskOwners restore                yes     yes     no      no      no
deskOwnerMessages                 yes     yes     no      no      no
deskOwnerMessages answer          yes     yes     no      no      no
deskOwnerMessages undoAnswer      yes     yes     no      no      no
deskOwnerMessages settle          yes     yes     no      no      no
deskOwnerMessages reopen          yes     yes     no      no      no
deskOwnerMessages takePaper       yes     yes     no      no      no
deskOwnerMessages returnPaper     yes     yes     no      no      no
deskHomeRecords                   yes     yes     no      no      no
deskHomeRecords release           yes     yes     no      no      no
deskHomeRecords withhold          yes     yes     no      no      no
deskHomeRecords show              yes     yes     no      no      no
deskHomeRecords status            yes     yes     no      no      no
deskHomeRecords report            yes     yes     no      no      no
deskOwnerView                     yes     yes     no      no      no
deskOwnerHome                     yes     yes     no      no      no
deskTestimonials                  yes     no      yes     no      no
deskTestimonials publish          yes     no      yes     no      no
deskTestimonials refuse           yes     no      yes     no      no
deskTestimonials wait             yes     no      yes     no      no
deskTestimonials add              yes     no      yes     no      no
deskContent                       yes     no      yes     no      no
deskContent restore               yes     no      yes     no      no
deskContentNew                    yes     no      yes     no      no
deskContentNew make               yes     no      yes     no      no
deskContentCategories             yes     no      yes     no      no
deskContentCategories make        yes     no      yes     no      no
deskContentCategories rename      yes     no      yes     no      no
deskContentPictures               yes     no      yes     no      no
deskContentPictures upload        yes     no      yes     no      no
deskContentPictures describe      yes     no      yes     no      no
deskContentPictures crop          yes     no      yes     no      no
deskContentPictures remove        yes     no      yes     no      no
deskContentPictures restore       yes     no      yes     no      no
deskContentText                   yes     no      yes     no      no
deskContentText save              yes     no      yes     no      no
deskContentText publishFrom       yes     no      yes     no      no
deskContentText publishTo         yes     no      yes     no      no
deskContentText fillFrom          yes     no      yes     no      no
deskContentText fillTo            yes     no      yes     no      no
deskContentText remove            yes     no      yes     no      no
deskContentText keep              yes     no      yes     no      no
deskContentText discardFrom       yes     no      yes     no      no
deskContentText discardTo         yes     no      yes     no      no
deskContentText discardShared     yes     no      yes     no      no
deskContentText undiscard         yes     no      yes     no      no
deskContentPreview                yes     no      yes     no      no
deskContentVersions               yes     no      yes     no      no
deskContentVersions restore       yes     no      yes     no      no
deskMailings                      yes     no      yes     no      no
deskMailings create               yes     no      yes     no      no
deskMailings unblock              yes     no      yes     no      no
deskMailing                       yes     no      yes     no      no
deskMailing save                  yes     no      yes     no      no
deskMailing arrange               yes     no      yes     no      no
deskMailing count                 yes     no      yes     no      no
deskMailing test                  yes     no      yes     no      no
deskMailing plan                  yes     no      yes     no      no
deskMailing send                  yes     no      yes     no      no
deskMailing unplan                yes     no      yes     no      no
deskMailing begin                 yes     no      yes     no      no
deskMailing pause                 yes     no      yes     no      no
deskMailing resume                yes     no      yes     no      no
deskMailing stop                  yes     no      yes     no      no
deskMailing remove                yes     no      yes     no      no
deskMailing copy                  yes     no      yes     no      no
deskMailing keep                  yes     no      yes     no      no
deskMailing discard               yes     no      yes     no      no
deskMailing undiscard             yes     no      yes     no      no
deskMailingPreview                yes     no      yes     no      no
deskDemand                        yes     no      yes     no      no
deskMails                         yes     no      no      no      no
deskMails replay                  yes     no      no      no      no
deskChannels                      yes     no      no      no      no
deskChannels make                 yes     no      no      no      no
deskChannel                       yes     no      no      no      no
deskChannel save                  yes     no      no      no      no
deskChannel add                   yes     no      no      no      no
deskChannel leaveOut              yes     no      no      no      no
deskChannel include               yes     no      no      no      no
deskChannel renew                 yes     no      no      no      no
deskChannel remove                yes     no      no      no      no
deskTokens                        yes     no      no      no      no
deskTokens make                   yes     no      no      no      no
deskTokens revoke                 yes     no      no      no      no
deskPerson                        yes     no      no      no      no
deskPerson find                   yes     no      no      no      no
deskPerson export                 yes     no      no      no      no
deskPerson erase                  yes     no      no      no      no
deskStaff                         yes     no      no      no      no
deskStaff invite                  yes     no      no      no      no
deskStaffMember                   yes     no      no      no      no
deskStaffMember change            yes     no      no      no      no
deskStaffMember disable           yes     no      no      no      no
deskStaffMember enable            yes     no      no      no      no
deskStaffMember resend            yes     no      no      no      no
deskAudit                         yes     no      no      no      no
deskRedirects                     yes     no      no      no      no
deskRedirects save                yes     no      no      no      no
deskRedirects preview             yes     no      no      no      no
deskRedirects saveMany            yes     no      no      no      no
deskRedirects remove              yes     no      no      no      no
deskRedirects undo                yes     no      no      no      no
deskSettings                      yes     no      no      no      no
deskSetUp                         yes     no      no      no      no
deskSetUp settle                  yes     no      no      no      no
deskSetUp reopen                  yes     no      no      no      no
deskSetUp hide                    yes     no      no      no      no
deskSetUp show                    yes     no      no      no      no
deskSettings allowHost            yes     no      no      no      no
deskSettingsMail                  yes     no      no      no      no
deskSettingsMail save             yes     no      no      no      no
deskSettingsMail test             yes     no      no      no      no
deskSettingsCrm                   yes     no      no      no      no
deskSettingsCrm save              yes     no      no      no      no
deskSettingsCrm test              yes     no      no      no      no
deskSettingsCrm leads             yes     no      no      no      no
deskSettingsCrm earlier           yes     no      no      no      no
deskSettingsCrm preview           yes     no      no      no      no
deskSettingsCrm people            yes     no      no      no      no
deskSettingsSite                  yes     no      no      no      no
deskSettingsVersions              yes     no      no      no      no
deskSettingsVersion               yes     no      no      no      no
deskSettingsVersion restore       yes     no      no      no      no
deskSettingsSection               yes     no      no      no      no
deskSettingsSection save          yes     no      no      no      no
deskSettingsSection moveUp        yes     no      no      no      no
deskSettingsSection shareOrder    yes     no      no      no      no
deskSettingsEntry                 yes     no      no      no      no
deskSettingsEntry save            yes     no      no      no      no
deskSettingsEntry remove          yes     no      no      no      no
`

/** Whom the desk tells apart. */
export type Caller = StaffRole | 'owner' | 'nobody'

export interface AccessLine {
  readonly page: string
  /** Null: to open the page. */
  readonly act: string | null
  readonly callers: ReadonlySet<Caller>
}

const callers: readonly Caller[] = ['manager', 'agent', 'editor', 'owner', 'nobody']

export const deskAccess: readonly AccessLine[] = grid
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const words = line.split(/ +/)
    const answers = words.splice(-callers.length)
    const [page = '', act = null] = words
    return { page, act, callers: new Set(callers.filter((_, index) => answers[index] === 'yes')) }
  })

/** Whether a caller may open a page, or do one of its acts. A line that the grid lacks is an error. */
export function mayAccess(caller: Caller, page: string, act: string | null = null): boolean {
  const line = deskAccess.find((each) => each.page === page && each.act === act)
  if (line === undefined) throw new Error(`tests/desk/desk-access.ts has no line for ${page} ${act ?? ''}`)
  return line.callers.has(caller)
}
