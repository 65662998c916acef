// Written by `npm run messages` from en.json: every message and its arguments.
export interface Messages {
  'abroad.alsoInLists': { rent: string; sale: string }
  'abroad.beyond': null
  'abroad.none': null
  'abroad.none.text': null
  'abroad.text': null
  'api.error': null
  'appointment.again': null
  'appointment.cancel': null
  'appointment.cancel.send': null
  'appointment.cancel.text': null
  'appointment.cancelled': null
  'appointment.cancelled.text': null
  'appointment.changed': { day: string }
  'appointment.choose': null
  'appointment.chosen': { start: string }
  'appointment.confirmed': null
  'appointment.confirmed.text': null
  'appointment.description': null
  'appointment.ended': null
  'appointment.ended.text': null
  'appointment.free': { count: number }
  'appointment.freeTimes': { count: number }
  'appointment.full': null
  'appointment.full.text': null
  'appointment.how': null
  'appointment.move': null
  'appointment.move.full': null
  'appointment.move.send': null
  'appointment.move.text': null
  'appointment.noTimes': null
  'appointment.place': null
  'appointment.place.later': null
  'appointment.place.video': null
  'appointment.summary': { title: string }
  'appointment.week': null
  'appointment.when': { day: string; time: string }
  'article.gone.more': { section: string }
  'article.gone.others': null
  'article.gone.text': null
  'article.gone.title': null
  'article.neighbours': null
  'article.next': null
  'article.otherLanguage': null
  'article.previous': null
  'article.print': null
  'article.related': null
  'article.updated': { date: string }
  'calculators.advice.buying': null
  'calculators.advice.loan': null
  'calculators.advice.rent': null
  'calculators.basis': { checked: string; day: string }
  'calculators.buying': null
  'calculators.deed.loan': null
  'calculators.deed.purchase': null
  'calculators.description': null
  'calculators.error.amount': null
  'calculators.error.least': { least: string }
  'calculators.error.most': { most: string }
  'calculators.error.rate': { most: string }
  'calculators.error.years': { most: string }
  'calculators.example.buying': { loan: string; price: string }
  'calculators.example.loan': { loan: string; rate: string; years: string }
  'calculators.example.rent': { rent: string }
  'calculators.example.use': null
  'calculators.field.buyers': null
  'calculators.field.charges': null
  'calculators.field.deposit': null
  'calculators.field.inventory': null
  'calculators.field.land': null
  'calculators.field.loan': null
  'calculators.field.new': null
  'calculators.field.new.existing': null
  'calculators.field.new.rebuilt': null
  'calculators.field.new.vat': null
  'calculators.field.own': null
  'calculators.field.price': null
  'calculators.field.rate': null
  'calculators.field.region': null
  'calculators.field.rent': null
  'calculators.field.years': null
  'calculators.given': { day: string }
  'calculators.hint.deposit': null
  'calculators.hint.land': null
  'calculators.hint.loan': null
  'calculators.hint.price': null
  'calculators.hint.rate': null
  'calculators.lead': null
  'calculators.line.deedCosts': null
  'calculators.line.deedDuties': null
  'calculators.line.deedVat': null
  'calculators.line.deposit': null
  'calculators.line.duty.brussels': null
  'calculators.line.duty.flanders': null
  'calculators.line.duty.luxembourg': null
  'calculators.line.duty.wallonia': null
  'calculators.line.firstCharges': null
  'calculators.line.firstRent': null
  'calculators.line.inventory': null
  'calculators.line.mortgageDuty': null
  'calculators.line.mortgageRight': null
  'calculators.line.notaryFee': null
  'calculators.line.vat': null
  'calculators.loan': null
  'calculators.note.asked': { amount: string }
  'calculators.note.credit': { amount: string }
  'calculators.note.estimate': null
  'calculators.note.exempt': { amount: string }
  'calculators.note.favour': { amount: string }
  'calculators.note.leftOut.brussels': null
  'calculators.note.leftOut.flanders': null
  'calculators.note.luxembourgLoan': null
  'calculators.note.months': { count: number }
  'calculators.note.rate': { base: string; rate: string }
  'calculators.note.secured': { base: string; rate: string }
  'calculators.note.tenantFee': { share: string; vat: string }
  'calculators.optional': null
  'calculators.parts': null
  'calculators.rent': null
  'calculators.result.amount': null
  'calculators.result.borrowed': null
  'calculators.result.buying': null
  'calculators.result.interest': null
  'calculators.result.line': null
  'calculators.result.loan': null
  'calculators.result.monthlyRate': { rate: string }
  'calculators.result.payments': { count: number }
  'calculators.result.rent': null
  'calculators.result.repaid': null
  'calculators.result.together': { amount: string }
  'calculators.result.togetherLand': { amount: string }
  'calculators.result.total': null
  'calculators.sources': null
  'calculators.submit': null
  'calculators.title': null
  'calculators.wait.buying': null
  'calculators.wait.error': null
  'calculators.wait.land': null
  'calculators.wait.loan': null
  'calculators.wait.rent': null
  'card.bedrooms': { count: number }
  'certificate.brussels': null
  'certificate.flanders': null
  'certificate.luxembourg': null
  'certificate.wallonia': null
  'certificateShort.abroad': null
  'certificateShort.brussels': null
  'certificateShort.flanders': null
  'certificateShort.luxembourg': null
  'certificateShort.wallonia': null
  'compare.all': null
  'compare.choose': null
  'compare.differences': null
  'compare.energy': null
  'compare.garages': { count: number }
  'compare.hint': null
  'compare.home': null
  'compare.more': null
  'compare.parking': null
  'compare.parkings': { count: number }
  'compare.perArea': null
  'compare.perAreaValue': { price: string }
  'compare.same': null
  'compare.scroll': null
  'compare.submit': null
  'compare.title': null
  'compare.tooFew': null
  'compare.tooMany': { count: number }
  'compare.unknown': null
  'compare.view': null
  'compare.without': null
  'compare.yesArea': { area: string }
  'consent.about.analytical': null
  'consent.about.marketing': null
  'consent.about.necessary': null
  'consent.about.socialMedia': null
  'consent.about.unclassified': null
  'consent.all': null
  'consent.always': null
  'consent.categories': null
  'consent.category.analytical': null
  'consent.category.marketing': null
  'consent.category.necessary': null
  'consent.category.socialMedia': null
  'consent.category.unclassified': null
  'consent.choose': null
  'consent.current': { categories: string; date: string; days: string }
  'consent.empty': null
  'consent.lead': null
  'consent.necessary': null
  'consent.none': null
  'consent.policy': null
  'consent.save': null
  'consent.saved': null
  'consent.text': null
  'consent.textScripts': { names: string }
  'consent.title': null
  'consent.uses': { names: string }
  'consent.withdraw': null
  'costs.depositAbove': { amount: string; count: number }
  'costs.estimate.buying': null
  'costs.estimate.buyingLink': null
  'costs.estimate.day': { day: string }
  'costs.estimate.farmland': { region: string }
  'costs.estimate.none.included': null
  'costs.estimate.none.land': null
  'costs.estimate.none.newHome': null
  'costs.estimate.none.regime': null
  'costs.estimate.none.rent': null
  'costs.estimate.own': { other: string; region: string }
  'costs.estimate.ownPlot': { other: string; region: string }
  'costs.estimate.rebuilt': null
  'costs.estimate.rentDay': { day: string }
  'costs.estimate.rentLink': null
  'costs.estimate.split': { amount: string }
  'costs.estimate.standard': { region: string }
  'costs.estimate.vat': null
  'costs.note': null
  'costs.note.rent': null
  'costs.note.takeover': null
  'country.be': null
  'country.de': null
  'country.es': null
  'country.fr': null
  'country.lu': null
  'country.nl': null
  'cv.link.changed': null
  'cv.link.changed.text': null
  'cv.link.expired': null
  'cv.link.expired.text': null
  'cv.link.gone': null
  'cv.link.gone.text': null
  'desk.account.end': null
  'desk.account.passkey': { device: string; since: string }
  'desk.account.passkeys': null
  'desk.account.passkeys.text': null
  'desk.account.session': { device: string; used: string }
  'desk.account.sessions': null
  'desk.account.this': null
  'desk.act.addPasskey': null
  'desk.act.answer': null
  'desk.act.assign': null
  'desk.act.cancel': null
  'desk.act.change': null
  'desk.act.close': null
  'desk.act.disable': null
  'desk.act.enable': null
  'desk.act.endSessions': null
  'desk.act.erase': null
  'desk.act.export': null
  'desk.act.import': null
  'desk.act.invite': null
  'desk.act.make': null
  'desk.act.move': null
  'desk.act.note': null
  'desk.act.open': null
  'desk.act.pause': null
  'desk.act.plan': null
  'desk.act.publish': null
  'desk.act.refuse': null
  'desk.act.release': null
  'desk.act.remove': null
  'desk.act.removePasskey': null
  'desk.act.reply': null
  'desk.act.resend': null
  'desk.act.resume': null
  'desk.act.return': null
  'desk.act.revoke': null
  'desk.act.send': null
  'desk.act.signIn': null
  'desk.act.signOut': null
  'desk.act.stop': null
  'desk.act.synchronise': null
  'desk.act.test': null
  'desk.act.unblock': null
  'desk.act.undo': null
  'desk.act.upload': null
  'desk.act.view': null
  'desk.act.withdraw': null
  'desk.act.withhold': null
  'desk.all': null
  'desk.anyone': null
  'desk.audit.about': null
  'desk.audit.act': { action: string; id: string; object: string }
  'desk.audit.changed': null
  'desk.audit.command': null
  'desk.audit.field.access': null
  'desk.audit.field.alt': null
  'desk.audit.field.assignee': null
  'desk.audit.field.audience': null
  'desk.audit.field.body': null
  'desk.audit.field.description': null
  'desk.audit.field.feedback': null
  'desk.audit.field.feedbackIsReleased': null
  'desk.audit.field.focus': null
  'desk.audit.field.hidden': null
  'desk.audit.field.homes': null
  'desk.audit.field.interest': null
  'desk.audit.field.isReleased': null
  'desk.audit.field.kind': null
  'desk.audit.field.languages': null
  'desk.audit.field.locale': null
  'desk.audit.field.marquee': null
  'desk.audit.field.name': null
  'desk.audit.field.offices': null
  'desk.audit.field.order': null
  'desk.audit.field.pictures': null
  'desk.audit.field.position': null
  'desk.audit.field.reminder': null
  'desk.audit.field.role': null
  'desk.audit.field.showsVisitor': null
  'desk.audit.field.state': null
  'desk.audit.field.status': null
  'desk.audit.field.subjects': null
  'desk.audit.field.summary': null
  'desk.audit.field.texts': null
  'desk.audit.field.title': null
  'desk.audit.fields': null
  'desk.audit.former': null
  'desk.audit.none': null
  'desk.audit.number': null
  'desk.audit.older': null
  'desk.audit.reason': null
  'desk.audit.what': null
  'desk.audit.what.all': null
  'desk.audit.when': null
  'desk.audit.who': null
  'desk.calendar.after': null
  'desk.calendar.before': null
  'desk.calendar.byDay': null
  'desk.calendar.byWeek': null
  'desk.calendar.cancelNote': null
  'desk.calendar.cancelOf': { time: string; who: string }
  'desk.calendar.cancelSure': null
  'desk.calendar.cancelVisit': null
  'desk.calendar.close': null
  'desk.calendar.closeDay': null
  'desk.calendar.closed': null
  'desk.calendar.dayAfter': null
  'desk.calendar.dayBefore': null
  'desk.calendar.days': null
  'desk.calendar.done.cancelled': null
  'desk.calendar.done.cancelledUnmailed': null
  'desk.calendar.done.closed': null
  'desk.calendar.done.opened': null
  'desk.calendar.done.seats': null
  'desk.calendar.everyone': null
  'desk.calendar.feedback': null
  'desk.calendar.free': null
  'desk.calendar.holiday': null
  'desk.calendar.hour': null
  'desk.calendar.keys': null
  'desk.calendar.move': { who: string }
  'desk.calendar.move.closed': { when: string }
  'desk.calendar.move.free': { when: string }
  'desk.calendar.move.held': { from: string; who: string }
  'desk.calendar.move.here': { when: string }
  'desk.calendar.move.letGo': null
  'desk.calendar.move.outside': { when: string }
  'desk.calendar.move.past': { when: string }
  'desk.calendar.move.taken': { when: string }
  'desk.calendar.noVisits': null
  'desk.calendar.none': null
  'desk.calendar.open': null
  'desk.calendar.openDay': null
  'desk.calendar.person': null
  'desk.calendar.seats': null
  'desk.calendar.setSeats': null
  'desk.calendar.startAt': null
  'desk.calendar.starts': { free: number }
  'desk.calendar.starts.row': null
  'desk.calendar.taken': { capacity: string; taken: string }
  'desk.calendar.thisWeek': null
  'desk.calendar.today': null
  'desk.calendar.views': null
  'desk.calendar.weeks': null
  'desk.consents': null
  'desk.consents.choice': null
  'desk.consents.count': null
  'desk.consents.period': null
  'desk.consents.version': null
  'desk.content.all': null
  'desk.content.allPictures': null
  'desk.content.anyOffice': null
  'desk.content.category': null
  'desk.content.category.all': null
  'desk.content.change.by': { state: string; when: string; who: string }
  'desk.content.change.difference': { language: string }
  'desk.content.change.meanwhile': { language: string }
  'desk.content.change.none': null
  'desk.content.choose.draft': null
  'desk.content.choose.planned': null
  'desk.content.choose.published': null
  'desk.content.choose.withdrawn': null
  'desk.content.compare': null
  'desk.content.compare.after': null
  'desk.content.compare.before': null
  'desk.content.consent': { version: string }
  'desk.content.count': { count: number }
  'desk.content.crop': null
  'desk.content.cropAndWords': null
  'desk.content.done.cropped': null
  'desk.content.done.draft': null
  'desk.content.done.filled': null
  'desk.content.done.made': null
  'desk.content.done.pictureBack': null
  'desk.content.done.pictureRemoved': null
  'desk.content.done.planned': null
  'desk.content.done.published': null
  'desk.content.done.removed': null
  'desk.content.done.restored': null
  'desk.content.done.restoredLive': null
  'desk.content.done.same': null
  'desk.content.done.uploaded': null
  'desk.content.done.withdrawn': null
  'desk.content.edit': null
  'desk.content.employment.CONTRACTOR': null
  'desk.content.employment.FULL_TIME': null
  'desk.content.employment.INTERN': null
  'desk.content.employment.OTHER': null
  'desk.content.employment.PART_TIME': null
  'desk.content.employment.TEMPORARY': null
  'desk.content.fault.html': null
  'desk.content.fault.link': null
  'desk.content.fault.picture': null
  'desk.content.fault.screen': null
  'desk.content.fill': { language: string }
  'desk.content.focus': null
  'desk.content.focus.card': null
  'desk.content.focus.head': null
  'desk.content.focus.hint': null
  'desk.content.focus.point': null
  'desk.content.focus.save': null
  'desk.content.focus.says': { x: string; y: string }
  'desk.content.from': null
  'desk.content.help': null
  'desk.content.help.linkArticle': null
  'desk.content.help.linkPage': null
  'desk.content.help.links': { article: string; page: string }
  'desk.content.help.text': null
  'desk.content.help.words': { words: string }
  'desk.content.imported': null
  'desk.content.make': null
  'desk.content.noAuthor': null
  'desk.content.noPicture': null
  'desk.content.noVacancy': null
  'desk.content.noVersions': null
  'desk.content.onSite': null
  'desk.content.pages': null
  'desk.content.pictureGone': null
  'desk.content.pictureWithoutWords': null
  'desk.content.plannedFor': { when: string }
  'desk.content.preview': null
  'desk.content.preview.back': null
  'desk.content.preview.draft': null
  'desk.content.preview.live': null
  'desk.content.removeDraft': null
  'desk.content.removePicture': null
  'desk.content.restore': null
  'desk.content.restoreThis': null
  'desk.content.saveHint': null
  'desk.content.saveHint.shared': null
  'desk.content.saveWords': null
  'desk.content.shared': null
  'desk.content.sharedStale': null
  'desk.content.stale': null
  'desk.content.state': null
  'desk.content.state.draft': null
  'desk.content.state.live': null
  'desk.content.state.missing': null
  'desk.content.state.outOfDate': null
  'desk.content.state.planned': null
  'desk.content.state.standard': null
  'desk.content.state.withdrawn': null
  'desk.content.stillRight': null
  'desk.content.text': null
  'desk.content.to': null
  'desk.content.unused': null
  'desk.content.upload': null
  'desk.content.usedIn': null
  'desk.content.version.draft': null
  'desk.content.version.planned': null
  'desk.content.version.published': null
  'desk.content.version.withdrawn': null
  'desk.content.versionNumber': null
  'desk.content.versionWhen': null
  'desk.content.versionWho': null
  'desk.content.versionsOf': { language: string; name: string }
  'desk.content.wordless': { languages: string }
  'desk.content.words': null
  'desk.content.wordsInArticle': null
  'desk.content.wordsOfNext': null
  'desk.demand.band': null
  'desk.demand.band.below': { to: string }
  'desk.demand.band.between': { from: string; to: string }
  'desk.demand.band.from': { from: string }
  'desk.demand.column.band': null
  'desk.demand.column.place': null
  'desk.demand.column.together': null
  'desk.demand.column.type': null
  'desk.demand.gap': null
  'desk.demand.goal': null
  'desk.demand.homes': null
  'desk.demand.line': { band: string; place: string; type: string }
  'desk.demand.map': null
  'desk.demand.map.key': null
  'desk.demand.method': null
  'desk.demand.none': null
  'desk.demand.people': null
  'desk.demand.place': null
  'desk.demand.point': { homes: number; people: number; place: string }
  'desk.demand.summary': { homes: number; people: number }
  'desk.demand.together': null
  'desk.demand.type': null
  'desk.documents.access.closed': null
  'desk.documents.access.closed.text': null
  'desk.documents.access.open': null
  'desk.documents.access.open.text': null
  'desk.documents.access.request': null
  'desk.documents.access.request.text': null
  'desk.documents.add': null
  'desk.documents.addressHidden': null
  'desk.documents.allLanguages': null
  'desk.documents.another': null
  'desk.documents.back': null
  'desk.documents.change': null
  'desk.documents.changeOne': { name: string }
  'desk.documents.done.added': null
  'desk.documents.done.changed': null
  'desk.documents.done.moved': null
  'desk.documents.done.removed': null
  'desk.documents.done.restored': null
  'desk.documents.done.undone': null
  'desk.documents.earlier': null
  'desk.documents.keep': null
  'desk.documents.later': null
  'desk.documents.lead': null
  'desk.documents.missing': { names: string }
  'desk.documents.none': null
  'desk.documents.origin.desk': null
  'desk.documents.origin.token': null
  'desk.documents.remove': null
  'desk.documents.removed': null
  'desk.documents.restore': null
  'desk.done.changed': null
  'desk.done.disabled': null
  'desk.done.enabled': null
  'desk.done.invited': null
  'desk.done.passkey': null
  'desk.done.passkeyRemoved': null
  'desk.done.removed': null
  'desk.done.session': null
  'desk.draft.discard': null
  'desk.draft.discarded': null
  'desk.draft.restored': { when: string }
  'desk.entries.create': null
  'desk.entries.gone': null
  'desk.entries.lead': null
  'desk.entries.none': null
  'desk.entries.removed': null
  'desk.entry.anyOffice': null
  'desk.entry.back': null
  'desk.entry.choice.answer.no': null
  'desk.entry.choice.answer.yes': null
  'desk.entry.choice.country.BE': null
  'desk.entry.choice.country.LU': null
  'desk.entry.choice.negotiation.let': null
  'desk.entry.choice.negotiation.sale': null
  'desk.entry.choice.negotiation.takeover': null
  'desk.entry.choice.publication.hidden': null
  'desk.entry.choice.publication.shown': null
  'desk.entry.choice.publication.street': null
  'desk.entry.choice.shown.no': null
  'desk.entry.choice.shown.yes': null
  'desk.entry.choice.status.available': null
  'desk.entry.choice.status.option': null
  'desk.entry.choice.status.prospect': null
  'desk.entry.choice.status.rented': null
  'desk.entry.choice.status.sold': null
  'desk.entry.choice.status.under_contract': null
  'desk.entry.choice.unit.m2_month': null
  'desk.entry.choice.unit.m2_year': null
  'desk.entry.choice.unit.month': null
  'desk.entry.choice.unit.total': null
  'desk.entry.choice.unit.year': null
  'desk.entry.close.rented': null
  'desk.entry.close.sold': null
  'desk.entry.done.arranged': null
  'desk.entry.done.back': null
  'desk.entry.done.closed': null
  'desk.entry.done.pictures': null
  'desk.entry.done.published': null
  'desk.entry.done.reopened': null
  'desk.entry.done.saved': null
  'desk.entry.done.savedWithPictures': null
  'desk.entry.done.withdrawn': null
  'desk.entry.empty': null
  'desk.entry.field.asbestos_certificate': null
  'desk.entry.field.closed_on': null
  'desk.entry.field.description': null
  'desk.entry.field.description_title': null
  'desk.entry.field.energy.epc_category': null
  'desk.entry.field.energy.epc_value': null
  'desk.entry.field.location.box': null
  'desk.entry.field.location.city': null
  'desk.entry.field.location.country': null
  'desk.entry.field.location.district': null
  'desk.entry.field.location.geo.latitude': null
  'desk.entry.field.location.geo.longitude': null
  'desk.entry.field.location.hidden': null
  'desk.entry.field.location.number': null
  'desk.entry.field.location.postal_code': null
  'desk.entry.field.location.street': null
  'desk.entry.field.marquee': null
  'desk.entry.field.negotiation': null
  'desk.entry.field.negotiator.email': null
  'desk.entry.field.negotiator.name': null
  'desk.entry.field.negotiator.phone': null
  'desk.entry.field.open_days': null
  'desk.entry.field.price.amount': null
  'desk.entry.field.price.from': null
  'desk.entry.field.price.hidden': null
  'desk.entry.field.price.unit': null
  'desk.entry.field.price.unit_text': null
  'desk.entry.field.reference': null
  'desk.entry.field.renovation_obligation': null
  'desk.entry.field.status': null
  'desk.entry.field.subtype': null
  'desk.entry.field.type': null
  'desk.entry.field.viager.applies': null
  'desk.entry.field.video_url': null
  'desk.entry.field.virtual_tour_url': null
  'desk.entry.hasChanges': null
  'desk.entry.held': null
  'desk.entry.home': null
  'desk.entry.lawful': null
  'desk.entry.move.earlier': null
  'desk.entry.move.first': null
  'desk.entry.move.later': null
  'desk.entry.move.photo': null
  'desk.entry.move.plan': null
  'desk.entry.move.remove': null
  'desk.entry.obstacle': null
  'desk.entry.office': null
  'desk.entry.open': null
  'desk.entry.openDay': { number: string }
  'desk.entry.openFrom': null
  'desk.entry.openTo': null
  'desk.entry.picture.photo': { number: string }
  'desk.entry.picture.plan': { number: string }
  'desk.entry.pictures': null
  'desk.entry.pictures.add': null
  'desk.entry.pictures.arePlans': null
  'desk.entry.pictures.failed': null
  'desk.entry.pictures.hint': null
  'desk.entry.pictures.send': null
  'desk.entry.pictures.sending': null
  'desk.entry.preview': null
  'desk.entry.previewing': null
  'desk.entry.public': null
  'desk.entry.publish': null
  'desk.entry.publishAgain': null
  'desk.entry.remove': null
  'desk.entry.reopen': null
  'desk.entry.restore': null
  'desk.entry.saved': { value: string }
  'desk.entry.section.building': null
  'desk.entry.section.certificates': null
  'desk.entry.section.comfort': null
  'desk.entry.section.contact': null
  'desk.entry.section.costs': null
  'desk.entry.section.energy': null
  'desk.entry.section.planning': null
  'desk.entry.section.price': null
  'desk.entry.section.rooms': null
  'desk.entry.section.sizes': null
  'desk.entry.section.surroundings': null
  'desk.entry.section.texts': null
  'desk.entry.section.visits': null
  'desk.entry.section.what': null
  'desk.entry.section.where': null
  'desk.entry.section.where.text': null
  'desk.entry.standing': null
  'desk.entry.state.draft': null
  'desk.entry.state.published': null
  'desk.entry.state.withdrawn': null
  'desk.entry.toPictures': { count: number }
  'desk.entry.toPreview': null
  'desk.entry.unknown': null
  'desk.entry.unlawful': null
  'desk.entry.unpublished': null
  'desk.entry.unreadable': null
  'desk.entry.untitled': null
  'desk.entry.withdraw': null
  'desk.export': null
  'desk.feed.done.revoked': null
  'desk.feed.make': null
  'desk.feed.name': { name: string }
  'desk.feed.once': null
  'desk.feed.renew': null
  'desk.feed.revoke': null
  'desk.feed.since': { since: string }
  'desk.feed.text': null
  'desk.feed.title': null
  'desk.feed.unused': null
  'desk.feed.used': { used: string }
  'desk.filter': { label: string; value: string }
  'desk.filters': null
  'desk.find': null
  'desk.from': null
  'desk.further': null
  'desk.home': { agency: string }
  'desk.home.address': null
  'desk.home.addressHidden': null
  'desk.home.allowed': null
  'desk.home.back': null
  'desk.home.changedBy': { fields: string; name: string }
  'desk.home.changes': null
  'desk.home.created': { day: string }
  'desk.home.documents': null
  'desk.home.done.feed': null
  'desk.home.done.presented': null
  'desk.home.done.undone': null
  'desk.home.entry': null
  'desk.home.facts': null
  'desk.home.field.annuity': null
  'desk.home.field.contact': null
  'desk.home.field.description': null
  'desk.home.field.energy': null
  'desk.home.field.films': null
  'desk.home.field.goal': null
  'desk.home.field.hidden': null
  'desk.home.field.marquee': null
  'desk.home.field.openDays': null
  'desk.home.field.order': null
  'desk.home.field.photos': null
  'desk.home.field.place': null
  'desk.home.field.reference': null
  'desk.home.field.title': null
  'desk.home.field.type': null
  'desk.home.gaps': null
  'desk.home.inFeed': null
  'desk.home.inFeed.none': null
  'desk.home.inFeed.text': null
  'desk.home.inviteOwner': null
  'desk.home.leads': null
  'desk.home.mend': null
  'desk.home.mendHere': null
  'desk.home.noAddress': null
  'desk.home.noChanges': null
  'desk.home.noFacts': null
  'desk.home.noGaps': null
  'desk.home.noPhotos': null
  'desk.home.noPrice': null
  'desk.home.noVisits': null
  'desk.home.notUnderstood': null
  'desk.home.noticed': { day: string }
  'desk.home.own': null
  'desk.home.own.hint': null
  'desk.home.photo': { place: string }
  'desk.home.photo.hide': null
  'desk.home.photo.isLead': null
  'desk.home.photo.lead': null
  'desk.home.photo.move': { photo: string }
  'desk.home.photo.place': { photo: string }
  'desk.home.photo.saved': { place: string }
  'desk.home.photo.savedHidden': { place: string }
  'desk.home.photos': null
  'desk.home.photos.drag': null
  'desk.home.photos.hint': null
  'desk.home.photos.moved': { count: string; place: string }
  'desk.home.price': { after: string; before: string }
  'desk.home.public': null
  'desk.home.remarks': null
  'desk.home.remarksHint': null
  'desk.home.saved': null
  'desk.home.state': { after: string; before: string }
  'desk.home.toFeed': null
  'desk.home.unlawful': null
  'desk.home.visits': null
  'desk.homes.count': { count: number }
  'desk.homes.empty': null
  'desk.homes.firstHits': null
  'desk.homes.gap': null
  'desk.homes.gap.all': null
  'desk.homes.gap.any': null
  'desk.homes.gap.unlawful': null
  'desk.homes.gapCounts': null
  'desk.homes.gapCounts.more': { count: number }
  'desk.homes.gaps': { count: number }
  'desk.homes.goal': null
  'desk.homes.goal.rent': null
  'desk.homes.goal.sale': null
  'desk.homes.hidden': null
  'desk.homes.lastRun': { ago: string }
  'desk.homes.leads': { count: number }
  'desk.homes.manyLeads': { count: string }
  'desk.homes.noMore': null
  'desk.homes.none': null
  'desk.homes.noneAmongFirst': null
  'desk.homes.own': null
  'desk.homes.place': null
  'desk.homes.sort': null
  'desk.homes.sort.changed': null
  'desk.homes.sort.cheap': null
  'desk.homes.sort.dear': null
  'desk.homes.sort.new': null
  'desk.homes.sortedByPage': null
  'desk.homes.state': null
  'desk.homes.state.available': null
  'desk.homes.state.forSale': null
  'desk.homes.state.held': null
  'desk.homes.state.option': null
  'desk.homes.state.prospective': null
  'desk.homes.state.rented': null
  'desk.homes.state.sold': null
  'desk.homes.state.toLet': null
  'desk.homes.state.withdrawn': null
  'desk.homes.type': null
  'desk.import.firstHomes': { count: number }
  'desk.import.homes': { count: number }
  'desk.import.more': { count: number }
  'desk.import.pictureHosts': { hosts: string }
  'desk.import.position': { position: string }
  'desk.import.positionId': { id: string; position: string }
  'desk.import.project': null
  'desk.import.record': null
  'desk.import.rejects': null
  'desk.import.rejectsHint': null
  'desk.import.remarks': null
  'desk.import.remarksAll': null
  'desk.import.title': { when: string }
  'desk.imports.count.added': null
  'desk.imports.count.changed': null
  'desk.imports.count.rejected': null
  'desk.imports.count.unchanged': null
  'desk.imports.count.withdrawn': null
  'desk.imports.counted.added': { count: number }
  'desk.imports.counted.changed': { count: number }
  'desk.imports.counted.rejected': { count: number }
  'desk.imports.counted.unchanged': { count: number }
  'desk.imports.counted.withdrawn': { count: number }
  'desk.imports.from': null
  'desk.imports.hideQuiet': null
  'desk.imports.none': null
  'desk.imports.nothing': null
  'desk.imports.older': null
  'desk.imports.outcome': null
  'desk.imports.runs': null
  'desk.imports.showQuiet': null
  'desk.imports.source': { source: string }
  'desk.imports.state': null
  'desk.imports.state.done': null
  'desk.imports.state.failed': null
  'desk.imports.state.refused': null
  'desk.imports.state.running': null
  'desk.imports.state.stalled': null
  'desk.imports.state.superseded': null
  'desk.imports.sync': null
  'desk.imports.sync.all': null
  'desk.imports.sync.failed': { why: string }
  'desk.imports.sync.last': { ago: string }
  'desk.imports.sync.now': null
  'desk.imports.sync.running': null
  'desk.imports.sync.started': null
  'desk.imports.sync.unset': null
  'desk.imports.via.bootstrap': null
  'desk.imports.via.delta': null
  'desk.imports.via.entry': { name: string }
  'desk.imports.via.sync': null
  'desk.imports.via.token': { name: string }
  'desk.imports.via.upload': { name: string }
  'desk.imports.why.abandoned': null
  'desk.imports.why.excess': { after: string; most: string }
  'desk.imports.why.givenUp': null
  'desk.imports.why.incomplete.listing': { announced: string; held: string }
  'desk.imports.why.incomplete.project': { announced: string; held: string }
  'desk.imports.why.superseded': null
  'desk.imports.why.withdraws.listing': { missing: string; stock: string }
  'desk.imports.why.withdraws.project': { missing: string; stock: string }
  'desk.justNow': null
  'desk.keys': null
  'desk.keys.next': null
  'desk.keys.nextLead': null
  'desk.keys.on': null
  'desk.keys.open': null
  'desk.keys.previous': null
  'desk.keys.tick': null
  'desk.lead.addNote': null
  'desk.lead.alertSince': { day: string }
  'desk.lead.alerts': null
  'desk.lead.answered': null
  'desk.lead.assignee': null
  'desk.lead.back': null
  'desk.lead.consent': { version: string; when: string }
  'desk.lead.count': { count: number }
  'desk.lead.done.declined': null
  'desk.lead.done.done': null
  'desk.lead.done.note': null
  'desk.lead.done.reply': null
  'desk.lead.done.resent': null
  'desk.lead.done.sent': null
  'desk.lead.done.taken': null
  'desk.lead.done.undone': null
  'desk.lead.erased': { day: string }
  'desk.lead.event.assigned': { name: string }
  'desk.lead.event.changed': null
  'desk.lead.event.noReminder': null
  'desk.lead.event.note': null
  'desk.lead.event.received': null
  'desk.lead.event.reminder': { day: string }
  'desk.lead.event.reply': { subject: string }
  'desk.lead.event.state': { state: string }
  'desk.lead.event.unassigned': null
  'desk.lead.finish': null
  'desk.lead.form': null
  'desk.lead.handling': null
  'desk.lead.history': null
  'desk.lead.home': null
  'desk.lead.homeNumber': null
  'desk.lead.informed': { version: string; when: string }
  'desk.lead.list.all': null
  'desk.lead.list.closed': null
  'desk.lead.list.open': null
  'desk.lead.list.unanswered': null
  'desk.lead.mails': null
  'desk.lead.mine': null
  'desk.lead.nameless': null
  'desk.lead.nobody': null
  'desk.lead.noneOpen': null
  'desk.lead.office': null
  'desk.lead.related': null
  'desk.lead.reopen': null
  'desk.lead.reply': null
  'desk.lead.replySubject': { about: string }
  'desk.lead.replyTo': { email: string }
  'desk.lead.resend': null
  'desk.lead.sendReply': null
  'desk.lead.sent': null
  'desk.lead.state': null
  'desk.lead.state.declined': null
  'desk.lead.state.done': null
  'desk.lead.state.new': null
  'desk.lead.state.open': null
  'desk.lead.take': null
  'desk.leads.all': { count: string }
  'desk.leads.choose': null
  'desk.leads.chosen': { count: number }
  'desk.leads.did.declined': { count: number }
  'desk.leads.did.done': { count: number }
  'desk.leads.did.reopened': { count: number }
  'desk.leads.did.taken': { count: number }
  'desk.leads.missed': { count: number }
  'desk.leads.newestHits': null
  'desk.leads.noMore': null
  'desk.leads.noneAmongNewest': null
  'desk.leads.searchAll': null
  'desk.leads.tick': { who: string }
  'desk.link.again': null
  'desk.link.ask': null
  'desk.link.check': null
  'desk.link.dead': null
  'desk.link.expired': null
  'desk.link.link': null
  'desk.mail.appointmentConfirmation': null
  'desk.mail.appointmentNotice': null
  'desk.mail.digest': null
  'desk.mail.documents': null
  'desk.mail.friendNote': null
  'desk.mail.leadConfirmation': null
  'desk.mail.leadNotice': null
  'desk.mail.leadReply': null
  'desk.mail.mailingTest': null
  'desk.mail.newsletterIssue': null
  'desk.mail.optIn': null
  'desk.mail.ownerAnswer': null
  'desk.mail.ownerDigest': null
  'desk.mail.ownerLink': null
  'desk.mail.ownerMessage': null
  'desk.mail.ownerNotice': null
  'desk.mail.staffLink': null
  'desk.mail.staffPasskey': null
  'desk.mail.state.dead': null
  'desk.mail.state.dropped': null
  'desk.mail.state.sending': null
  'desk.mail.state.sent': null
  'desk.mail.state.waiting': null
  'desk.mail.syncFailed': null
  'desk.mail.testimonialPublished': null
  'desk.mailing.act.begin': null
  'desk.mailing.act.copy': null
  'desk.mailing.act.pause': null
  'desk.mailing.act.remove': null
  'desk.mailing.act.resume': null
  'desk.mailing.act.stop': null
  'desk.mailing.act.unplan': null
  'desk.mailing.audience': null
  'desk.mailing.audience.everyone': { count: string; language: string; others: number }
  'desk.mailing.audience.written': { count: string; others: number }
  'desk.mailing.back': null
  'desk.mailing.conflict': { name: string }
  'desk.mailing.conflict.same': null
  'desk.mailing.conflict.text': null
  'desk.mailing.done.copied': null
  'desk.mailing.done.paused': null
  'desk.mailing.done.planned': null
  'desk.mailing.done.resumed': null
  'desk.mailing.done.saved': null
  'desk.mailing.done.sending': null
  'desk.mailing.done.stopped': null
  'desk.mailing.done.tested': null
  'desk.mailing.done.unplanned': null
  'desk.mailing.empty': null
  'desk.mailing.figure.ended': null
  'desk.mailing.figure.failed': null
  'desk.mailing.figure.left': null
  'desk.mailing.figure.refused': null
  'desk.mailing.figure.skipped': null
  'desk.mailing.lost': null
  'desk.mailing.lost.text': null
  'desk.mailing.markdown': null
  'desk.mailing.plan': null
  'desk.mailing.preview': null
  'desk.mailing.preview.language': null
  'desk.mailing.preview.none': null
  'desk.mailing.preview.other': null
  'desk.mailing.preview.text': null
  'desk.mailing.preview.width': { width: string }
  'desk.mailing.readers': { count: number }
  'desk.mailing.recipient.failed': null
  'desk.mailing.recipient.refused': null
  'desk.mailing.save': null
  'desk.mailing.script': null
  'desk.mailing.send': null
  'desk.mailing.sendNow': null
  'desk.mailing.sendTest': null
  'desk.mailing.sent': null
  'desk.mailing.sentOf': { sent: string; total: string }
  'desk.mailing.state.draft': null
  'desk.mailing.state.overdue': null
  'desk.mailing.state.paused': null
  'desk.mailing.state.planned': null
  'desk.mailing.state.sending': null
  'desk.mailing.state.sent': null
  'desk.mailing.state.stopped': null
  'desk.mailing.subject': null
  'desk.mailing.sure.remove': null
  'desk.mailing.sure.stop': null
  'desk.mailing.test': null
  'desk.mailing.testTo': { email: string }
  'desk.mailing.undelivered': null
  'desk.mailing.undeliveredTo': null
  'desk.mailing.untitled': null
  'desk.mailing.when.begun': { when: string }
  'desk.mailing.when.changed': { ago: string }
  'desk.mailing.when.changedBy': { ago: string; name: string }
  'desk.mailing.when.finished': { when: string }
  'desk.mailing.when.planned': { when: string }
  'desk.mailings.blocked': null
  'desk.mailings.blocked.text': null
  'desk.mailings.create': null
  'desk.mailings.done.removed': null
  'desk.mailings.done.unblocked': null
  'desk.mailings.group.done': null
  'desk.mailings.group.draft': null
  'desk.mailings.group.overdue': null
  'desk.mailings.group.planned': null
  'desk.mailings.group.sending': null
  'desk.mailings.none': null
  'desk.mailings.overdue': null
  'desk.mailings.sentOf': { sent: string; total: string }
  'desk.mailings.unblock': null
  'desk.mailings.unblock.of': { email: string }
  'desk.mailings.when.done': null
  'desk.mailings.when.draft': null
  'desk.mailings.when.overdue': null
  'desk.mailings.when.planned': null
  'desk.mailings.when.sending': null
  'desk.mails.moreThan': { count: string }
  'desk.mails.none': null
  'desk.mails.replay': null
  'desk.mails.replayed': null
  'desk.meanwhile': null
  'desk.meanwhile.act': { act: string; fields: string }
  'desk.moreFilters': null
  'desk.newVisit.cut': null
  'desk.newVisit.find': null
  'desk.newVisit.home': null
  'desk.newVisit.mailNote': null
  'desk.newVisit.make': null
  'desk.newVisit.noneAmongFirst': null
  'desk.newVisit.office': { office: string }
  'desk.newVisit.other': null
  'desk.newVisit.unknown': { words: string }
  'desk.newVisit.which': null
  'desk.object.appointment': null
  'desk.object.audit': null
  'desk.object.calendar': null
  'desk.object.calendarFeed': null
  'desk.object.communication': null
  'desk.object.content': null
  'desk.object.document': null
  'desk.object.entry': null
  'desk.object.import': null
  'desk.object.lead': null
  'desk.object.listing': null
  'desk.object.mail': null
  'desk.object.mailBlock': null
  'desk.object.mailing': null
  'desk.object.owner': null
  'desk.object.person': null
  'desk.object.picture': null
  'desk.object.settings': null
  'desk.object.staff': null
  'desk.object.testimonial': null
  'desk.object.token': null
  'desk.object.visit': null
  'desk.ownerMessages.answer': null
  'desk.ownerMessages.done.answered': null
  'desk.ownerMessages.done.reopened': null
  'desk.ownerMessages.done.returned': null
  'desk.ownerMessages.done.settled': null
  'desk.ownerMessages.done.taken': null
  'desk.ownerMessages.none': null
  'desk.ownerMessages.settle': null
  'desk.ownerMessages.settled': null
  'desk.ownerMessages.state.answered': null
  'desk.ownerMessages.state.settled': null
  'desk.ownerMessages.take': null
  'desk.owners.accepted': null
  'desk.owners.digest.last': { day: string }
  'desk.owners.digest.off': null
  'desk.owners.digest.on': null
  'desk.owners.done.again': null
  'desk.owners.done.given': null
  'desk.owners.done.gone': null
  'desk.owners.done.home': null
  'desk.owners.done.removed': null
  'desk.owners.done.restored': null
  'desk.owners.done.taken': null
  'desk.owners.expired': { when: string }
  'desk.owners.gone': { id: string }
  'desk.owners.invite': null
  'desk.owners.invited': { when: string }
  'desk.owners.messages': null
  'desk.owners.none': null
  'desk.owners.notFound': null
  'desk.owners.remove': null
  'desk.owners.removeOf': { name: string }
  'desk.owners.send': null
  'desk.owners.sending': null
  'desk.owners.stopWatching': null
  'desk.owners.takeHome': null
  'desk.owners.takeHomeOf': { home: string; name: string }
  'desk.owners.undelivered': null
  'desk.owners.used': { when: string }
  'desk.owners.watch': null
  'desk.owners.watchAs': { name: string }
  'desk.owners.watchTitle': { name: string }
  'desk.owners.watching': { who: string }
  'desk.owners.watchingNote': null
  'desk.person.appointments': null
  'desk.person.erase': null
  'desk.person.erased': null
  'desk.person.export': null
  'desk.person.find': null
  'desk.person.kept': { email: string }
  'desk.person.lead': null
  'desk.person.leads': null
  'desk.person.mails': null
  'desk.person.owner': null
  'desk.person.subscriptions': null
  'desk.person.sure': null
  'desk.person.testimonials': null
  'desk.projects.documents': { count: number }
  'desk.projects.missing': { count: number }
  'desk.projects.none': null
  'desk.projects.units': { count: number }
  'desk.records.cancelled': null
  'desk.records.confirmed': null
  'desk.records.done.kept': null
  'desk.records.done.released': null
  'desk.records.done.shown': null
  'desk.records.done.withheld': null
  'desk.records.feedback': null
  'desk.records.lead': null
  'desk.records.message': null
  'desk.records.none': null
  'desk.records.page': null
  'desk.records.provisional': null
  'desk.records.release': null
  'desk.records.setStatus': null
  'desk.records.status': null
  'desk.records.status.none': null
  'desk.records.visit': null
  'desk.records.visitor': { visitor: string }
  'desk.records.withhold': null
  'desk.refused': null
  'desk.refused.text': null
  'desk.reject.badId': null
  'desk.reject.columns': null
  'desk.reject.id': null
  'desk.reject.negotiation': null
  'desk.reject.negotiationValue': { value: string }
  'desk.reject.place': null
  'desk.reject.quote': null
  'desk.reject.record': null
  'desk.reject.size': null
  'desk.reject.status': null
  'desk.reject.statusValue': { value: string }
  'desk.reject.twice': null
  'desk.remark.contradiction': null
  'desk.remark.corrected': null
  'desk.remark.implausible': null
  'desk.remark.notFetched': null
  'desk.remark.notUnderstood': null
  'desk.remark.shortened': null
  'desk.remark.unknownField': null
  'desk.remarks.all': { count: string }
  'desk.remarks.byField': null
  'desk.remarks.cut': null
  'desk.remarks.import': { when: string }
  'desk.remarks.importHint': null
  'desk.remarks.none': null
  'desk.remarks.stockHint': null
  'desk.remove': null
  'desk.removeFilter': { filter: string }
  'desk.role.agent': null
  'desk.role.agent.text': null
  'desk.role.editor': null
  'desk.role.editor.text': null
  'desk.role.manager': null
  'desk.role.manager.text': null
  'desk.rule.allotmentPermit': null
  'desk.rule.asbestosCertificate': null
  'desk.rule.charges': null
  'desk.rule.co2Emission': null
  'desk.rule.electricityInspection': null
  'desk.rule.energyCode': null
  'desk.rule.energyLabel': null
  'desk.rule.energyScore': null
  'desk.rule.energyTotal': null
  'desk.rule.floodGScore': null
  'desk.rule.floodPScore': null
  'desk.rule.floodZone': null
  'desk.rule.heritage': null
  'desk.rule.insulationClass': null
  'desk.rule.monthlyRent': null
  'desk.rule.notUnderstood': null
  'desk.rule.permit': null
  'desk.rule.place': null
  'desk.rule.preemptiveRight': null
  'desk.rule.renovationDuty': null
  'desk.rule.riverbankZone': null
  'desk.rule.soilCertificate': null
  'desk.rule.summons': null
  'desk.rule.zoning': null
  'desk.save': null
  'desk.settings.add.offices': null
  'desk.settings.add.people': null
  'desk.settings.add.scripts': null
  'desk.settings.change.added': null
  'desk.settings.change.empty': null
  'desk.settings.change.moved': null
  'desk.settings.change.removed': null
  'desk.settings.done.added': null
  'desk.settings.done.moved': null
  'desk.settings.done.removed': null
  'desk.settings.done.returned': null
  'desk.settings.done.same': null
  'desk.settings.gap.identity': null
  'desk.settings.gap.logo': null
  'desk.settings.gap.mail': null
  'desk.settings.gap.officeAddress': { office: string }
  'desk.settings.gap.officeCalendar': { office: string }
  'desk.settings.gap.officeHours': { office: string }
  'desk.settings.gap.officePhone': { office: string }
  'desk.settings.gap.offices': null
  'desk.settings.gap.people': null
  'desk.settings.gap.text': { field: string; languages: string }
  'desk.settings.gap.tiles': null
  'desk.settings.gap.token': { name: string }
  'desk.settings.gaps': null
  'desk.settings.gaps.none': null
  'desk.settings.group.colours': null
  'desk.settings.group.company': null
  'desk.settings.group.conditions': null
  'desk.settings.group.conditions.text': null
  'desk.settings.group.externalPages': null
  'desk.settings.group.externalPages.text': null
  'desk.settings.group.fixedPages': null
  'desk.settings.group.fixedPages.text': null
  'desk.settings.group.hours': null
  'desk.settings.group.insurance': null
  'desk.settings.group.languages': null
  'desk.settings.group.languages.text': null
  'desk.settings.group.licence': null
  'desk.settings.group.luxembourg': null
  'desk.settings.group.luxembourg.text': null
  'desk.settings.group.map': null
  'desk.settings.group.map.text': null
  'desk.settings.group.names': null
  'desk.settings.group.networks': null
  'desk.settings.group.networks.text': null
  'desk.settings.group.office': null
  'desk.settings.group.person': null
  'desk.settings.group.pictures': null
  'desk.settings.group.place': null
  'desk.settings.group.promises': null
  'desk.settings.group.promises.text': null
  'desk.settings.group.publication': null
  'desk.settings.group.reach': null
  'desk.settings.group.reach.text': null
  'desk.settings.group.script': null
  'desk.settings.group.seat': null
  'desk.settings.group.shared': null
  'desk.settings.group.shared.text': null
  'desk.settings.group.territory': null
  'desk.settings.group.territory.text': null
  'desk.settings.group.verification': null
  'desk.settings.group.visits': null
  'desk.settings.group.visits.text': null
  'desk.settings.holdBack.none': null
  'desk.settings.holdBack.rules': null
  'desk.settings.holdBack.unlawful': null
  'desk.settings.holdBack.which': null
  'desk.settings.list.none': null
  'desk.settings.look.button': null
  'desk.settings.look.dark': null
  'desk.settings.look.light': null
  'desk.settings.look.link': null
  'desk.settings.look.preview': null
  'desk.settings.look.replaced': { chosen: string; contrast: string; used: string }
  'desk.settings.look.title': null
  'desk.settings.mail.accepted': null
  'desk.settings.mail.change': null
  'desk.settings.mail.choice.deployed': null
  'desk.settings.mail.choice.none': null
  'desk.settings.mail.choice.smtp': null
  'desk.settings.mail.deployed': null
  'desk.settings.mail.noSignIn': null
  'desk.settings.mail.password.lost': null
  'desk.settings.mail.password.stored': null
  'desk.settings.mail.save': null
  'desk.settings.mail.saved': null
  'desk.settings.mail.sender': null
  'desk.settings.mail.server': null
  'desk.settings.mail.signsIn': null
  'desk.settings.mail.test': null
  'desk.settings.mail.text': null
  'desk.settings.mail.to': { recipient: string }
  'desk.settings.mail.transport': null
  'desk.settings.mail.transport.cloudflare': null
  'desk.settings.mail.transport.none': null
  'desk.settings.mail.transport.smtp': null
  'desk.settings.manager': null
  'desk.settings.no': null
  'desk.settings.none': null
  'desk.settings.picture.none': null
  'desk.settings.picture.now': null
  'desk.settings.picture.remove': null
  'desk.settings.remove': null
  'desk.settings.removeNamed': { name: string }
  'desk.settings.rows.add': null
  'desk.settings.rows.pages': null
  'desk.settings.rows.row': { number: string }
  'desk.settings.section.addresses': null
  'desk.settings.section.addresses.text': null
  'desk.settings.section.agency': null
  'desk.settings.section.agency.text': null
  'desk.settings.section.conditions': null
  'desk.settings.section.conditions.text': null
  'desk.settings.section.identity': null
  'desk.settings.section.identity.text': null
  'desk.settings.section.languages': null
  'desk.settings.section.languages.text': null
  'desk.settings.section.look': null
  'desk.settings.section.look.text': null
  'desk.settings.section.offices': null
  'desk.settings.section.offices.text': null
  'desk.settings.section.people': null
  'desk.settings.section.people.text': null
  'desk.settings.section.promises': null
  'desk.settings.section.promises.text': null
  'desk.settings.section.scripts': null
  'desk.settings.section.scripts.text': null
  'desk.settings.section.social': null
  'desk.settings.section.social.text': null
  'desk.settings.slots': null
  'desk.settings.up': null
  'desk.settings.upNamed': { name: string }
  'desk.settings.versions.current': null
  'desk.settings.versions.first': null
  'desk.settings.versions.import': null
  'desk.settings.versions.none': null
  'desk.settings.versions.return': null
  'desk.settings.versions.returned': null
  'desk.settings.versions.same': null
  'desk.settings.versions.since': null
  'desk.settings.versions.text': null
  'desk.settings.versions.version': { version: string }
  'desk.settings.worker': null
  'desk.settings.worker.crm': null
  'desk.settings.worker.map': null
  'desk.settings.worker.none': null
  'desk.settings.worker.origin': null
  'desk.settings.worker.photos': null
  'desk.settings.worker.text': null
  'desk.settings.worker.tiles': null
  'desk.settings.yes': null
  'desk.show': null
  'desk.signIn': null
  'desk.signIn.lead': null
  'desk.signIn.send': null
  'desk.signOut': null
  'desk.signedOut': null
  'desk.signedOut.again': null
  'desk.signedOut.files': null
  'desk.signedOut.signIn': null
  'desk.signedOut.text': null
  'desk.signedOut.typed': null
  'desk.site': null
  'desk.staff.acts': null
  'desk.staff.allOffices': null
  'desk.staff.disable': null
  'desk.staff.done.waiting': null
  'desk.staff.enable': null
  'desk.staff.invite': null
  'desk.staff.never': null
  'desk.staff.resend': null
  'desk.staff.rights': null
  'desk.staff.rightsNote': null
  'desk.staff.screen': null
  'desk.staff.used': null
  'desk.state.active': null
  'desk.state.disabled': null
  'desk.state.invited': null
  'desk.testimonials.add': null
  'desk.testimonials.addText': null
  'desk.testimonials.added': null
  'desk.testimonials.judged': null
  'desk.testimonials.none': null
  'desk.testimonials.published': null
  'desk.testimonials.reason': null
  'desk.testimonials.reason.advertising': null
  'desk.testimonials.reason.asked': null
  'desk.testimonials.reason.noClient': null
  'desk.testimonials.reason.none': null
  'desk.testimonials.reason.offensive': null
  'desk.testimonials.reason.others': null
  'desk.testimonials.reason.twice': null
  'desk.testimonials.refused': null
  'desk.testimonials.state.published': null
  'desk.testimonials.state.refused': null
  'desk.testimonials.state.waiting': null
  'desk.testimonials.waits': null
  'desk.to': null
  'desk.today.allAwaited': null
  'desk.today.allLeads': null
  'desk.today.atLeast': { text: string }
  'desk.today.awaited': null
  'desk.today.chart': null
  'desk.today.deadMails': { count: number }
  'desk.today.hello': { name: string }
  'desk.today.nothing': null
  'desk.today.overdueMailings': { count: number }
  'desk.today.ownerMessages': { count: number }
  'desk.today.rejects': { count: number }
  'desk.today.reminders': null
  'desk.today.setUp': null
  'desk.today.syncFailed': null
  'desk.today.testimonials': { count: number }
  'desk.today.unanswered': { count: number }
  'desk.today.unlawful': { count: number }
  'desk.today.viewings': null
  'desk.today.waiting': null
  'desk.tokens.after': null
  'desk.tokens.download': null
  'desk.tokens.lead': null
  'desk.tokens.make': null
  'desk.tokens.none': null
  'desk.tokens.revoke': null
  'desk.tokens.revokeNamed': { name: string }
  'desk.tokens.revoked': null
  'desk.tokens.scope.content': null
  'desk.tokens.scope.import': null
  'desk.tokens.scope.mail': null
  'desk.tokens.scope.office': null
  'desk.tokens.scope.privacy': null
  'desk.tokens.since': { since: string }
  'desk.tokens.unused': null
  'desk.tokens.used': { used: string }
  'desk.undo': null
  'desk.upload': null
  'desk.upload.anyway': null
  'desk.upload.applying': null
  'desk.upload.columns': { columns: string }
  'desk.upload.command': null
  'desk.upload.example': null
  'desk.upload.exampleHint': null
  'desk.upload.failed': null
  'desk.upload.force': null
  'desk.upload.held': { why: string }
  'desk.upload.large': null
  'desk.upload.lead': null
  'desk.upload.reading': null
  'desk.upload.refused': { why: string }
  'desk.upload.send': null
  'desk.upload.sending': null
  'desk.visit.anywayClosed': null
  'desk.visit.anywayTaken': null
  'desk.visit.assignee': null
  'desk.visit.byPhone': null
  'desk.visit.cancelForOwner': null
  'desk.visit.chooseStart': null
  'desk.visit.done.assigned': null
  'desk.visit.done.booked': null
  'desk.visit.done.moved': null
  'desk.visit.done.released': null
  'desk.visit.done.report': null
  'desk.visit.done.restored': null
  'desk.visit.done.taken': null
  'desk.visit.done.told': null
  'desk.visit.done.withheld': null
  'desk.visit.event.moved': { when: string }
  'desk.visit.event.release': null
  'desk.visit.event.visitBooked': null
  'desk.visit.event.visitCancelled': null
  'desk.visit.event.visitFeedback': null
  'desk.visit.event.visitRestored': null
  'desk.visit.event.withhold': null
  'desk.visit.isPrivate': null
  'desk.visit.isReleased': null
  'desk.visit.keep': null
  'desk.visit.lead': null
  'desk.visit.move': null
  'desk.visit.moveIt': null
  'desk.visit.moveNote': null
  'desk.visit.nameVisitor': { visitor: string }
  'desk.visit.noStarts': null
  'desk.visit.otherStart': null
  'desk.visit.outcome.interested': null
  'desk.visit.outcome.missed': null
  'desk.visit.outcome.notInterested': null
  'desk.visit.outcome.undecided': null
  'desk.visit.release': null
  'desk.visit.releaseIt': null
  'desk.visit.report': null
  'desk.visit.state.cancelled': null
  'desk.visit.state.coming': null
  'desk.visit.state.past': null
  'desk.visit.unassigned': null
  'desk.visit.unmailed': null
  'desk.visit.week': null
  'desk.visit.withholdIt': null
  'desk.visits.awaited': null
  'desk.visits.none': null
  'desk.write.bold': null
  'desk.write.discard': null
  'desk.write.discarded': null
  'desk.write.ended': null
  'desk.write.heading': null
  'desk.write.italic': null
  'desk.write.kept': { time: string }
  'desk.write.link': null
  'desk.write.list': null
  'desk.write.notKept': null
  'desk.write.preview': null
  'desk.write.tooLong': null
  'desk.write.tools': null
  'desk.write.unsaved': { when: string }
  'desk.write.unsavedIn': { language: string; when: string }
  'documents.ask': null
  'documents.asked': null
  'documents.asked.sent': null
  'documents.byHand': null
  'documents.file': { size: string; type: string }
  'documents.hint': null
  'documents.kind.asbestos': null
  'documents.kind.brochure': null
  'documents.kind.cadastre': null
  'documents.kind.coOwnership': null
  'documents.kind.electricity': null
  'documents.kind.energy': null
  'documents.kind.inventory': null
  'documents.kind.other': null
  'documents.kind.plan': null
  'documents.kind.planning': null
  'documents.kind.soil': null
  'documents.kind.specifications': null
  'documents.kind.title': null
  'documents.link.changed': null
  'documents.link.changed.text': null
  'documents.link.contact': null
  'documents.link.expired': null
  'documents.link.expired.text': null
  'documents.link.gone': null
  'documents.link.gone.text': null
  'documents.none.question': null
  'documents.none.record': null
  'documents.none.text': null
  'dossier.costs': null
  'dossier.documents': { count: number }
  'dossier.facts': null
  'dossier.law': null
  'dossier.plans': { count: number }
  'dossier.readOn': null
  'dossier.without': { list: string }
  'energy.bounds': null
  'energy.duty': { label: string; reach: string; years: number }
  'energy.dutyTitle': null
  'energy.label': { label: string }
  'energy.labelIn': { label: string; region: string }
  'energy.performance': null
  'energy.scale': { label: string; region: string }
  'enquiry.call': { phone: string }
  'enquiry.label': null
  'enquiry.phoneOf.office': null
  'enquiry.phoneOf.person': null
  'enquiry.purchaseOffer': null
  'enquiry.question': null
  'enquiry.rentProfile': null
  'enquiry.short': null
  'enquiry.speaks': { languages: string }
  'enquiry.text': null
  'enquiry.title': null
  'enquiry.visit': null
  'error.reference': { reference: string }
  'error.text': null
  'error.title': null
  'fact.agencyCostRenter': null
  'fact.allotmentPermit': null
  'fact.allotmentPermit.wallonia': null
  'fact.annuityAges': null
  'fact.annuityBouquet': null
  'fact.annuityIndexed': null
  'fact.annuityMonthly': null
  'fact.annuityOccupied': null
  'fact.annuityYears': null
  'fact.architectureStyle': null
  'fact.asbestosDate': null
  'fact.asbestosType': null
  'fact.askingPrice': null
  'fact.attic': null
  'fact.availability': null
  'fact.bathrooms': null
  'fact.bedrooms': null
  'fact.buildingShare': null
  'fact.cadastralIncome': null
  'fact.cellar': null
  'fact.certificateEndDate': null
  'fact.chargesOwner': null
  'fact.chargesRenter': null
  'fact.co2Emission': null
  'fact.condition': null
  'fact.construction': null
  'fact.constructionCost': null
  'fact.constructionYear': null
  'fact.depositAmount': null
  'fact.drainConnection': null
  'fact.eLevel': null
  'fact.electricityCertificate': null
  'fact.electricityConnection': null
  'fact.epcReference': null
  'fact.epcTotal': null
  'fact.externalParkings': null
  'fact.extraRooms': null
  'fact.facades': null
  'fact.floodGScore': null
  'fact.floodPScore': null
  'fact.floodZone': null
  'fact.floor': null
  'fact.floorCovering': null
  'fact.floors': null
  'fact.frontWidth': null
  'fact.furnished': null
  'fact.garage': null
  'fact.garages': null
  'fact.garden': null
  'fact.gardenOrientation': null
  'fact.gas': null
  'fact.gasCertificate': null
  'fact.groundCertificate': null
  'fact.groundCertificate.wallonia': null
  'fact.groundShare': null
  'fact.heating': null
  'fact.heatingType': null
  'fact.heritage': null
  'fact.insulationClass': null
  'fact.inventoryCostRenter': null
  'fact.issued': null
  'fact.judicialDecision': null
  'fact.kitchen': null
  'fact.lift': null
  'fact.line': { label: string; value: string }
  'fact.mainType': null
  'fact.maxPersons': null
  'fact.minimumIncome': null
  'fact.mobiscore': null
  'fact.mobiscoreEducation': null
  'fact.mobiscoreEnvironment': null
  'fact.mobiscoreHealth': null
  'fact.mobiscoreLeisure': null
  'fact.mobiscoreNearby': null
  'fact.mobiscorePublicTransport': null
  'fact.mobiscoreShops': null
  'fact.name': { label: string }
  'fact.neighbourhood': null
  'fact.no': null
  'fact.none': null
  'fact.notaryFees': null
  'fact.notaryFeesWithVat': null
  'fact.optionPrice': null
  'fact.parkings': null
  'fact.permit': null
  'fact.plotWidth': null
  'fact.pointsOfInterest': null
  'fact.pool': null
  'fact.preemptiveRight': null
  'fact.realEstateTax': null
  'fact.realEstateTax.luxembourg': null
  'fact.rearOrientation': null
  'fact.registeredRights': null
  'fact.renovationYear': null
  'fact.rentPrice': null
  'fact.riverbankZone': null
  'fact.roofCondition': null
  'fact.roofMaterial': null
  'fact.roofType': null
  'fact.rooms': null
  'fact.servitudes': null
  'fact.showerRooms': null
  'fact.startPrice': null
  'fact.subCity': null
  'fact.summons': null
  'fact.surfaceBuilt': null
  'fact.surfaceGarden': null
  'fact.surfaceGround': null
  'fact.surfaceLiving': null
  'fact.surfaceStore': null
  'fact.surfaceTerrace': null
  'fact.surfaceTotal': null
  'fact.terrace': null
  'fact.terraceOrientation': null
  'fact.toilets': null
  'fact.uniqueCode': null
  'fact.unit': null
  'fact.vatRegime': null
  'fact.vatValue': null
  'fact.water': null
  'fact.windowFrame': null
  'fact.windowGlazing': null
  'fact.yes': null
  'fact.zoning': null
  'factGroup.annuity': null
  'factGroup.building': null
  'factGroup.comfort': null
  'factGroup.costs': null
  'factGroup.energy': null
  'factGroup.finish': null
  'factGroup.law': null
  'factGroup.rooms': null
  'factGroup.surfaces': null
  'factGroup.surroundings': null
  'favourites.clear': null
  'favourites.cleared': null
  'favourites.copied': null
  'favourites.description': null
  'favourites.empty': null
  'favourites.failed': null
  'favourites.first': { count: number; shown: number }
  'favourites.gone': null
  'favourites.hearts': null
  'favourites.link': null
  'favourites.linkHint': null
  'favourites.noScript': null
  'favourites.none': null
  'favourites.none.text': null
  'favourites.notCopied': null
  'favourites.notKept': null
  'favourites.removed': null
  'favourites.retry': null
  'favourites.saveAll': null
  'favourites.savedAll': null
  'favourites.share': null
  'favourites.shared': null
  'favourites.undo': null
  'favourites.withdrawn': { count: number }
  'films.at': { host: string }
  'films.film': { number: number }
  'films.load': { host: string }
  'films.title': null
  'films.tour': { number: number }
  'floodScore.g.a': null
  'floodScore.g.b': null
  'floodScore.g.c': null
  'floodScore.g.d': null
  'floodScore.p.a': null
  'floodScore.p.b': null
  'floodScore.p.c': null
  'floodScore.p.d': null
  'floor.ground': null
  'form.alert.change': null
  'form.alert.consent': { agency: string }
  'form.alert.failed': null
  'form.alert.lead': null
  'form.alert.more': null
  'form.alert.moreLink': null
  'form.alert.notSent': null
  'form.alert.note': null
  'form.alert.send': null
  'form.alert.step1': null
  'form.alert.step2': null
  'form.alert.step3': null
  'form.alert.thanks': null
  'form.alert.title': null
  'form.alert.where': null
  'form.appointment.failed': null
  'form.appointment.notSent': null
  'form.aside': null
  'form.brochure': null
  'form.brochure.address': null
  'form.choice.country.BE': null
  'form.choice.country.LU': null
  'form.choice.device.email': null
  'form.choice.device.none': null
  'form.choice.device.phone': null
  'form.choice.goal.rent': null
  'form.choice.goal.sale': null
  'form.choice.how.onSite': null
  'form.choice.how.video': null
  'form.choice.kind.apartment': null
  'form.choice.kind.house': null
  'form.choice.kind.land': null
  'form.choice.kind.other': null
  'form.choice.outcome.interested': null
  'form.choice.outcome.missed': null
  'form.choice.outcome.notInterested': null
  'form.choice.outcome.undecided': null
  'form.choice.publish.1': null
  'form.choice.rhythm.daily': null
  'form.choice.rhythm.instant': null
  'form.choice.rhythm.weekly': null
  'form.choice.secondTitle.miss': null
  'form.choice.secondTitle.mr': null
  'form.choice.secondTitle.ms': null
  'form.choice.secondTitle.none': null
  'form.choice.set.category.analytical': null
  'form.choice.set.category.marketing': null
  'form.choice.set.category.socialMedia': null
  'form.choice.set.category.unclassified': null
  'form.choice.set.promises.answer': null
  'form.choice.set.promises.contact': null
  'form.choice.set.promises.file': null
  'form.choice.set.promises.photos': null
  'form.choice.set.promises.portal': null
  'form.choice.set.promises.valuation': null
  'form.choice.set.promises.visits': null
  'form.choice.set.regions.brussels': null
  'form.choice.set.regions.flanders': null
  'form.choice.set.regions.luxembourg': null
  'form.choice.set.regions.wallonia': null
  'form.choice.slot.10-13': null
  'form.choice.slot.13-16': null
  'form.choice.slot.16-19': null
  'form.choice.slot.none': null
  'form.choice.title.miss': null
  'form.choice.title.mr': null
  'form.choice.title.ms': null
  'form.choice.title.none': null
  'form.consent': { agency: string; months: number }
  'form.construction.failed': null
  'form.construction.lead': null
  'form.construction.lead.promised': null
  'form.construction.notSent': null
  'form.construction.send': null
  'form.construction.step1': null
  'form.construction.step2': null
  'form.construction.step2.promised': null
  'form.construction.step3': null
  'form.construction.title': null
  'form.construction.wishes': null
  'form.contact.failed': null
  'form.contact.lead': null
  'form.contact.lead.promised': null
  'form.contact.map': { places: string }
  'form.contact.notSent': null
  'form.contact.people': null
  'form.contact.send': null
  'form.contact.step1': null
  'form.contact.step2': null
  'form.contact.step3': null
  'form.contact.step3.promised': null
  'form.contact.title': null
  'form.contactWishes': null
  'form.demandRegister.change': null
  'form.demandRegister.consent': { agency: string; months: number }
  'form.demandRegister.failed': null
  'form.demandRegister.free': null
  'form.demandRegister.how': null
  'form.demandRegister.lead': null
  'form.demandRegister.meant': null
  'form.demandRegister.more': null
  'form.demandRegister.notSent': null
  'form.demandRegister.note': null
  'form.demandRegister.others': null
  'form.demandRegister.send': null
  'form.demandRegister.step1': null
  'form.demandRegister.step2': null
  'form.demandRegister.step3': null
  'form.demandRegister.thanks': null
  'form.demandRegister.title': null
  'form.demandRegister.what': null
  'form.demandRegister.wishes': null
  'form.desk.asked': null
  'form.desk.failed': null
  'form.desk.notSent': null
  'form.deskAccount.notSent': null
  'form.deskAudit.notSent': null
  'form.deskCalendar.begun': null
  'form.deskCalendar.begun.text': null
  'form.deskCalendar.changedMeanwhile': null
  'form.deskCalendar.changedMeanwhile.text': null
  'form.deskCalendar.closed': null
  'form.deskCalendar.closed.text': null
  'form.deskCalendar.seats': null
  'form.deskCalendar.seats.text': null
  'form.deskCalendar.slotChanged': null
  'form.deskCalendar.slotChanged.text': null
  'form.deskCalendar.taken': null
  'form.deskCalendar.taken.text': null
  'form.deskContentPictures.changedMeanwhile': null
  'form.deskContentPictures.changedMeanwhile.text': null
  'form.deskContentPictures.inUse': null
  'form.deskContentPictures.inUse.text': null
  'form.deskContentPictures.notSent': null
  'form.deskContentPictures.tooWide': null
  'form.deskContentPictures.tooWide.text': null
  'form.deskContentText.actedMeanwhile': null
  'form.deskContentText.actedMeanwhile.text': null
  'form.deskContentText.changedMeanwhile': null
  'form.deskContentText.changedMeanwhile.text': null
  'form.deskContentText.failed': null
  'form.deskContentText.noGaps': null
  'form.deskContentText.noGaps.text': null
  'form.deskContentText.notSent': null
  'form.deskContentText.sharedChanged': null
  'form.deskContentText.sharedChanged.text': null
  'form.deskContentText.wasOnline': null
  'form.deskContentText.wasOnline.text': null
  'form.deskContentVersions.changedMeanwhile': null
  'form.deskContentVersions.changedMeanwhile.text': null
  'form.deskContentVersions.notFit': null
  'form.deskContentVersions.notFit.text': null
  'form.deskEntries.notSent': null
  'form.deskEntry.actedMeanwhile': null
  'form.deskEntry.actedMeanwhile.text': null
  'form.deskEntry.busy': null
  'form.deskEntry.busy.text': null
  'form.deskEntry.changedMeanwhile': null
  'form.deskEntry.changedMeanwhile.text': null
  'form.deskEntry.crowded': null
  'form.deskEntry.crowded.text': null
  'form.deskEntry.full': null
  'form.deskEntry.full.text': null
  'form.deskEntry.incomplete': null
  'form.deskEntry.incomplete.text': null
  'form.deskEntry.notPictures': null
  'form.deskEntry.notPictures.text': null
  'form.deskEntry.notSent': null
  'form.deskEntry.notShown': null
  'form.deskEntry.notShown.text': null
  'form.deskEntry.picturesChanged': null
  'form.deskEntry.picturesChanged.text': null
  'form.deskEntry.unusable': null
  'form.deskEntry.unusable.text': null
  'form.deskEntryPreview.notSent': null
  'form.deskHome.changedMeanwhile': null
  'form.deskHome.changedMeanwhile.text': null
  'form.deskHome.notSent': null
  'form.deskHome.tellsAddress': null
  'form.deskHome.tellsAddress.text': null
  'form.deskHomeDocuments.changedMeanwhile': null
  'form.deskHomeDocuments.changedMeanwhile.text': null
  'form.deskHomeDocuments.notSent': null
  'form.deskHomeDocuments.tooMany': null
  'form.deskHomeDocuments.tooMany.text': null
  'form.deskHomeRecords.changedMeanwhile': null
  'form.deskHomeRecords.changedMeanwhile.text': null
  'form.deskImport.notSent': null
  'form.deskImports.encoding': null
  'form.deskImports.encoding.text': null
  'form.deskImports.importing': null
  'form.deskImports.importing.text': null
  'form.deskImports.noId': null
  'form.deskImports.noId.text': null
  'form.deskImports.notHeld': null
  'form.deskImports.notHeld.text': null
  'form.deskImports.notSent': null
  'form.deskImports.running': null
  'form.deskImports.running.text': null
  'form.deskImports.tooLarge': null
  'form.deskImports.tooLarge.text': null
  'form.deskImports.twice': null
  'form.deskImports.twice.text': null
  'form.deskImports.unset': null
  'form.deskImports.unset.text': null
  'form.deskImports.utf16': null
  'form.deskImports.utf16.text': null
  'form.deskLead.changedMeanwhile': null
  'form.deskLead.changedMeanwhile.text': null
  'form.deskLead.notSent': null
  'form.deskLead.notSent.text': null
  'form.deskLead.repliedMeanwhile': null
  'form.deskLead.repliedMeanwhile.text': null
  'form.deskLeads.changedMeanwhile': null
  'form.deskLeads.changedMeanwhile.text': null
  'form.deskLeads.noneChosen': null
  'form.deskLeads.noneChosen.text': null
  'form.deskLink.notSent': null
  'form.deskMailing.changedMeanwhile': null
  'form.deskMailing.changedMeanwhile.text': null
  'form.deskMailing.noReaders': null
  'form.deskMailing.noReaders.text': null
  'form.deskMailing.notSent': null
  'form.deskNewVisit.closed': null
  'form.deskNewVisit.closed.text': null
  'form.deskNewVisit.notSent': null
  'form.deskNewVisit.taken': null
  'form.deskNewVisit.taken.text': null
  'form.deskOwnerMessages.answeredMeanwhile': null
  'form.deskOwnerMessages.answeredMeanwhile.text': null
  'form.deskOwnerMessages.hiddenAddress': null
  'form.deskOwnerMessages.hiddenAddress.text': null
  'form.deskOwnerMessages.noPaper': null
  'form.deskOwnerMessages.noPaper.text': null
  'form.deskOwnerMessages.notSent': null
  'form.deskOwnerMessages.paperChanged': null
  'form.deskOwnerMessages.paperChanged.text': null
  'form.deskOwnerMessages.paperTaken': null
  'form.deskOwnerMessages.paperTaken.text': null
  'form.deskOwnerMessages.tooMany': null
  'form.deskOwnerMessages.tooMany.text': null
  'form.deskOwners.otherOffices': null
  'form.deskOwners.otherOffices.text': null
  'form.deskOwners.whichHome': null
  'form.deskOwners.whichHome.text': null
  'form.deskSettings.actedMeanwhile': null
  'form.deskSettings.actedMeanwhile.text': null
  'form.deskSettings.busy': null
  'form.deskSettings.busy.text': null
  'form.deskSettings.changedMeanwhile': null
  'form.deskSettings.elsewhere': null
  'form.deskSettings.elsewhere.text': null
  'form.deskSettings.failed': null
  'form.deskSettings.mailLimited': null
  'form.deskSettings.mailLimited.text': null
  'form.deskSettings.mailNone': null
  'form.deskSettings.mailNone.text': null
  'form.deskSettings.mailRefused': null
  'form.deskSettings.mailRefused.text': null
  'form.deskSettings.mailUnreachable': null
  'form.deskSettings.mailUnreachable.text': null
  'form.deskSettings.mainOffice': null
  'form.deskSettings.mainOffice.text': null
  'form.deskSettings.notSent': null
  'form.deskSettings.officeHasStaff': null
  'form.deskSettings.officeHasStaff.text': null
  'form.deskSettings.officeInUse': null
  'form.deskSettings.officeInUse.text': null
  'form.deskSettings.returnLate': null
  'form.deskSettings.returnLate.text': null
  'form.deskSettings.returnRefused': null
  'form.deskSettings.returnRefused.text': null
  'form.deskSettings.transportChanged': null
  'form.deskSettings.transportChanged.text': null
  'form.deskSignIn.notSent': null
  'form.deskStaff.known': null
  'form.deskStaff.known.text': null
  'form.deskStaff.notSent': null
  'form.deskStaffMember.changedMeanwhile': null
  'form.deskStaffMember.changedMeanwhile.text': null
  'form.deskStaffMember.lastManager': null
  'form.deskStaffMember.lastManager.text': null
  'form.deskStaffMember.notSent': null
  'form.deskTestimonials.changedMeanwhile': null
  'form.deskTestimonials.changedMeanwhile.text': null
  'form.deskTestimonials.known': null
  'form.deskTestimonials.known.text': null
  'form.deskTestimonials.notSent': null
  'form.deskTokens.known': null
  'form.deskTokens.known.text': null
  'form.deskVisit.begun': null
  'form.deskVisit.begun.text': null
  'form.deskVisit.changedMeanwhile': null
  'form.deskVisit.changedMeanwhile.text': null
  'form.deskVisit.closed': null
  'form.deskVisit.closed.text': null
  'form.deskVisit.notSent': null
  'form.deskVisit.taken': null
  'form.deskVisit.taken.text': null
  'form.deskVisit.tooEarly': null
  'form.deskVisit.tooEarly.text': null
  'form.documentRequest.failed': null
  'form.documentRequest.lead': null
  'form.documentRequest.notSent': null
  'form.documentRequest.note': null
  'form.documentRequest.part': null
  'form.documentRequest.send': null
  'form.documentRequest.step1': null
  'form.documentRequest.step2': null
  'form.documentRequest.step3': null
  'form.documentRequest.thanks': null
  'form.documentRequest.title': null
  'form.enquiry.failed': null
  'form.enquiry.lead': null
  'form.enquiry.lead.promised': null
  'form.enquiry.notSent': null
  'form.enquiry.send': null
  'form.enquiry.step1': null
  'form.enquiry.step2': null
  'form.enquiry.step2.promised': null
  'form.enquiry.title': null
  'form.error.adults.invalid': null
  'form.error.articleName.invalid': null
  'form.error.articleName.missing': null
  'form.error.bathroomsMin.invalid': null
  'form.error.bedroomsMax.crossed': null
  'form.error.bedroomsMax.invalid': null
  'form.error.bedroomsMin.invalid': null
  'form.error.builtMax.crossed': null
  'form.error.builtMax.invalid': null
  'form.error.builtMin.invalid': null
  'form.error.calendar.capacity.invalid': null
  'form.error.calendar.every.invalid': null
  'form.error.calendar.minutes.invalid': null
  'form.error.caller.firstName.missing': null
  'form.error.caller.lastName.missing': null
  'form.error.caller.phone.missing': null
  'form.error.cancelReason.invalid': null
  'form.error.captcha.invalid': null
  'form.error.captcha.missing': null
  'form.error.checked.missing': null
  'form.error.children.invalid': null
  'form.error.childrenAges.missing': null
  'form.error.city.missing': null
  'form.error.code.invalid': null
  'form.error.code.missing': null
  'form.error.comment.missing': null
  'form.error.confirmed.missing': null
  'form.error.contentPicture.invalid': null
  'form.error.contentPicture.missing': null
  'form.error.cv.invalid': null
  'form.error.cv.missing': null
  'form.error.documentAccess.invalid': null
  'form.error.documentFile.invalid': null
  'form.error.documentFile.missing': null
  'form.error.documentLanguages.missing': null
  'form.error.documentName.invalid': null
  'form.error.documentName.missing': null
  'form.error.documents.invalid': null
  'form.error.documents.missing': null
  'form.error.email.invalid': null
  'form.error.email.missing': null
  'form.error.feedFile.invalid': null
  'form.error.feedFile.missing': null
  'form.error.firstName.invalid': null
  'form.error.firstName.missing': null
  'form.error.focusX.invalid': null
  'form.error.focusY.invalid': null
  'form.error.friendEmail.invalid': null
  'form.error.friendEmail.missing': null
  'form.error.friendFirstName.invalid': null
  'form.error.friendLastName.invalid': null
  'form.error.garagesMax.crossed': null
  'form.error.garagesMax.invalid': null
  'form.error.garagesMin.invalid': null
  'form.error.goal.missing': null
  'form.error.hide.invalid': null
  'form.error.homes.invalid': null
  'form.error.homes.missing': null
  'form.error.homesShown.invalid': null
  'form.error.income1.invalid': null
  'form.error.income2.invalid': null
  'form.error.invalid': { field: string }
  'form.error.lastName.invalid': null
  'form.error.lastName.missing': null
  'form.error.livingAreaMax.crossed': null
  'form.error.livingAreaMax.invalid': null
  'form.error.livingAreaMin.invalid': null
  'form.error.locale.missing': null
  'form.error.mailSender.invalid': null
  'form.error.mailingDay.past': null
  'form.error.mailingTime.invalid': null
  'form.error.memberName.invalid': null
  'form.error.memberName.missing': null
  'form.error.missing': { field: string }
  'form.error.movingDate.invalid': null
  'form.error.name.invalid': null
  'form.error.name.missing': null
  'form.error.newEmail.invalid': null
  'form.error.newEmail.missing': null
  'form.error.newPassword.known': null
  'form.error.newPassword.long': null
  'form.error.newPassword.missing': null
  'form.error.newPassword.short': null
  'form.error.note.missing': null
  'form.error.offer.invalid': null
  'form.error.offer.missing': null
  'form.error.offerEnd.incomplete': null
  'form.error.offerEnd.invalid': null
  'form.error.offerEnd.missing': null
  'form.error.offerStart.incomplete': null
  'form.error.offerStart.invalid': null
  'form.error.offerStart.missing': null
  'form.error.offerStart.past': null
  'form.error.offerWords.invalid': null
  'form.error.offerWords.missing': null
  'form.error.outcome.missing': null
  'form.error.ownerName.invalid': null
  'form.error.ownerText.missing': null
  'form.error.paper.invalid': null
  'form.error.paper.missing': null
  'form.error.parkingsMax.crossed': null
  'form.error.parkingsMax.invalid': null
  'form.error.parkingsMin.invalid': null
  'form.error.password.invalid': null
  'form.error.password.missing': null
  'form.error.passwordAgain.invalid': null
  'form.error.passwordAgain.missing': null
  'form.error.passwordNow.invalid': null
  'form.error.passwordNow.missing': null
  'form.error.persons.invalid': null
  'form.error.phone.invalid': null
  'form.error.phone.missing': null
  'form.error.picture.invalid': null
  'form.error.pictureWords.invalid': null
  'form.error.pictures.invalid': null
  'form.error.pictures.missing': null
  'form.error.plotAreaMax.crossed': null
  'form.error.plotAreaMax.invalid': null
  'form.error.plotAreaMin.invalid': null
  'form.error.postCity.missing': null
  'form.error.postStreet.missing': null
  'form.error.postZip.invalid': null
  'form.error.postZip.missing': null
  'form.error.postedOn.invalid': null
  'form.error.priceMax.crossed': null
  'form.error.priceMax.invalid': null
  'form.error.priceMin.invalid': null
  'form.error.privacy.missing': null
  'form.error.publish.missing': null
  'form.error.remindOn.past': null
  'form.error.reply.missing': null
  'form.error.role.missing': null
  'form.error.roomsMax.crossed': null
  'form.error.roomsMax.invalid': null
  'form.error.roomsMin.invalid': null
  'form.error.scopes.missing': null
  'form.error.secondFirstName.invalid': null
  'form.error.secondFirstName.missing': null
  'form.error.secondLastName.invalid': null
  'form.error.secondLastName.missing': null
  'form.error.set.calendar.from.invalid': null
  'form.error.set.conditions.show.invalid': null
  'form.error.set.externalPages.url.invalid': null
  'form.error.set.identity.codeOfConduct.url.invalid': null
  'form.error.set.identity.enterpriseNumber.invalid': null
  'form.error.set.image.invalid': null
  'form.error.set.languages.default.invalid': null
  'form.error.set.look.accent.invalid': null
  'form.error.set.look.cover.invalid': null
  'form.error.set.look.interior.invalid': null
  'form.error.set.look.logo.invalid': null
  'form.error.set.look.share.invalid': null
  'form.error.set.mainOffice.missing': null
  'form.error.set.mapOrigins.invalid': null
  'form.error.set.name.invalid': null
  'form.error.set.origins.invalid': null
  'form.error.set.photo.invalid': null
  'form.error.set.policy.invalid': null
  'form.error.set.social.facebook.invalid': null
  'form.error.set.social.instagram.invalid': null
  'form.error.set.social.linkedin.invalid': null
  'form.error.set.social.pinterest.invalid': null
  'form.error.set.social.tiktok.invalid': null
  'form.error.set.social.x.invalid': null
  'form.error.set.social.youtube.invalid': null
  'form.error.set.src.invalid': null
  'form.error.set.streetViewKey.invalid': null
  'form.error.set.zips.invalid': null
  'form.error.signedOn.invalid': null
  'form.error.smtpHost.invalid': null
  'form.error.smtpHost.missing': null
  'form.error.smtpPassword.invalid': null
  'form.error.smtpPassword.missing': null
  'form.error.smtpPort.invalid': null
  'form.error.smtpPort.missing': null
  'form.error.smtpUser.invalid': null
  'form.error.source.invalid': null
  'form.error.start.invalid': null
  'form.error.start.missing': null
  'form.error.street.missing': null
  'form.error.subject.missing': null
  'form.error.sure.missing': null
  'form.error.textAlt.invalid': null
  'form.error.textBody.invalid': null
  'form.error.textBody.missing': null
  'form.error.textName.invalid': null
  'form.error.textName.missing': null
  'form.error.textName.taken': null
  'form.error.textPlan.invalid': null
  'form.error.textPlan.missing': null
  'form.error.textPlan.past': null
  'form.error.textSummary.invalid': null
  'form.error.textSummary.missing': null
  'form.error.textTitle.invalid': null
  'form.error.textTitle.missing': null
  'form.error.tokenName.invalid': null
  'form.error.tokenName.missing': null
  'form.error.type.missing': null
  'form.error.units.invalid': null
  'form.error.visitDay.past': null
  'form.error.visitStart.invalid': null
  'form.error.visitStart.missing': null
  'form.error.visitTime.invalid': null
  'form.error.visitTime.skipped': null
  'form.error.website.invalid': null
  'form.error.week.fri.invalid': null
  'form.error.week.mon.invalid': null
  'form.error.week.sat.invalid': null
  'form.error.week.sun.invalid': null
  'form.error.week.thu.invalid': null
  'form.error.week.tue.invalid': null
  'form.error.week.wed.invalid': null
  'form.error.where.invalid': null
  'form.error.where.missing': null
  'form.error.zip.invalid': null
  'form.error.zip.missing': null
  'form.errorIn': { error: string; language: string }
  'form.errorTitle': { title: string }
  'form.failed': null
  'form.failed.text': null
  'form.field.about': null
  'form.field.adults': null
  'form.field.alt': null
  'form.field.anyway': null
  'form.field.articleName': null
  'form.field.author': null
  'form.field.brochure': null
  'form.field.cancelReason': null
  'form.field.captcha': null
  'form.field.children': null
  'form.field.childrenAges': null
  'form.field.city': null
  'form.field.clientAbout': null
  'form.field.clientComment': null
  'form.field.code': null
  'form.field.comment': null
  'form.field.conditions': null
  'form.field.confirmed': null
  'form.field.contentPicture': null
  'form.field.country': null
  'form.field.cv': null
  'form.field.device': null
  'form.field.documentAccess': null
  'form.field.documentFile': null
  'form.field.documentFor': null
  'form.field.documentKind': null
  'form.field.documentLanguages': null
  'form.field.documentName': null
  'form.field.documents': null
  'form.field.email': null
  'form.field.employmentType': null
  'form.field.exceptions.from': null
  'form.field.exceptions.note': null
  'form.field.exceptions.slots': null
  'form.field.exceptions.to': null
  'form.field.feedFile': null
  'form.field.firstLanguage': null
  'form.field.firstName': null
  'form.field.focusX': null
  'form.field.focusY': null
  'form.field.friendEmail': null
  'form.field.friendFirstName': null
  'form.field.friendLastName': null
  'form.field.goal': null
  'form.field.homes': null
  'form.field.homesShown': null
  'form.field.houseNumber': null
  'form.field.how': null
  'form.field.income1': null
  'form.field.income2': null
  'form.field.jobOffice': null
  'form.field.kind': null
  'form.field.lastName': null
  'form.field.locale': null
  'form.field.mailSender': null
  'form.field.mailTransport': null
  'form.field.mailingDay': null
  'form.field.mailingTime': null
  'form.field.memberName': null
  'form.field.motivation': null
  'form.field.movingDate': null
  'form.field.movingReason': null
  'form.field.name': null
  'form.field.newEmail': null
  'form.field.newPassword': null
  'form.field.nextStep': null
  'form.field.note': null
  'form.field.offer': null
  'form.field.offerEnd': null
  'form.field.offerStart': null
  'form.field.offerWords': null
  'form.field.office': null
  'form.field.order': null
  'form.field.outcome': null
  'form.field.ownDescription.de': null
  'form.field.ownDescription.en': null
  'form.field.ownDescription.fr': null
  'form.field.ownDescription.nl': null
  'form.field.ownMarquee.de': null
  'form.field.ownMarquee.en': null
  'form.field.ownMarquee.fr': null
  'form.field.ownMarquee.nl': null
  'form.field.ownTitle.de': null
  'form.field.ownTitle.en': null
  'form.field.ownTitle.fr': null
  'form.field.ownTitle.nl': null
  'form.field.ownerAnswer': null
  'form.field.ownerName': null
  'form.field.ownerText': null
  'form.field.page': null
  'form.field.paper': null
  'form.field.paperKind': null
  'form.field.password': null
  'form.field.passwordAgain': null
  'form.field.passwordNow': null
  'form.field.persons': null
  'form.field.pets': null
  'form.field.phone': null
  'form.field.picture': null
  'form.field.pictureWords': null
  'form.field.pictures': null
  'form.field.place': null
  'form.field.postCity': null
  'form.field.postCountry': null
  'form.field.postHouseNumber': null
  'form.field.postStreet': null
  'form.field.postZip': null
  'form.field.postedOn': null
  'form.field.privacy': null
  'form.field.publish': null
  'form.field.published': null
  'form.field.remark': null
  'form.field.remindOn': null
  'form.field.reply': null
  'form.field.rhythm': null
  'form.field.role': null
  'form.field.scopes': null
  'form.field.search': null
  'form.field.secondFirstName': null
  'form.field.secondLastName': null
  'form.field.secondTitle': null
  'form.field.set.address.street': null
  'form.field.set.area': null
  'form.field.set.calendar': null
  'form.field.set.calendar.capacity': null
  'form.field.set.calendar.country': null
  'form.field.set.calendar.every': null
  'form.field.set.calendar.from': null
  'form.field.set.calendar.minutes': null
  'form.field.set.calendar.week': null
  'form.field.set.category': null
  'form.field.set.conditions': null
  'form.field.set.conditions.advancedCondition': null
  'form.field.set.conditions.compareWithField': null
  'form.field.set.conditions.compareWithValue': null
  'form.field.set.conditions.field': null
  'form.field.set.conditions.logic': null
  'form.field.set.conditions.show': null
  'form.field.set.cookies': null
  'form.field.set.cookies.kept': null
  'form.field.set.cookies.purpose': null
  'form.field.set.countsVisits': null
  'form.field.set.externalPages': null
  'form.field.set.externalPages.path': null
  'form.field.set.externalPages.url': null
  'form.field.set.facebookVerification': null
  'form.field.set.fixedPages': null
  'form.field.set.fixedPages.listing': null
  'form.field.set.fixedPages.path': null
  'form.field.set.googleVerification': null
  'form.field.set.hours.exceptions': null
  'form.field.set.hours.week': null
  'form.field.set.identity.authority.address': null
  'form.field.set.identity.authority.name': null
  'form.field.set.identity.codeOfConduct.url': null
  'form.field.set.identity.enterpriseNumber': null
  'form.field.set.identity.form': null
  'form.field.set.identity.insurance.contact': null
  'form.field.set.identity.insurance.cover': null
  'form.field.set.identity.insurance.insurer': null
  'form.field.set.identity.insurance.policy': null
  'form.field.set.identity.licence.body': null
  'form.field.set.identity.licence.country': null
  'form.field.set.identity.licence.number': null
  'form.field.set.identity.licence.title': null
  'form.field.set.identity.name': null
  'form.field.set.identity.register': null
  'form.field.set.identity.seat.street': null
  'form.field.set.language': null
  'form.field.set.languages': null
  'form.field.set.languages.default': null
  'form.field.set.languages.enabled': null
  'form.field.set.look.accent': null
  'form.field.set.look.cover': null
  'form.field.set.look.interior': null
  'form.field.set.look.logo': null
  'form.field.set.look.shades.dark': null
  'form.field.set.look.shades.darkDeep': null
  'form.field.set.look.shades.deep': null
  'form.field.set.look.share': null
  'form.field.set.luxembourg.ministry': null
  'form.field.set.luxembourg.permit': null
  'form.field.set.luxembourg.rcs': null
  'form.field.set.mainOffice': null
  'form.field.set.manager': null
  'form.field.set.mapOrigins': null
  'form.field.set.nortonSafeWeb': null
  'form.field.set.offices': null
  'form.field.set.origins': null
  'form.field.set.photo': null
  'form.field.set.point.lat': null
  'form.field.set.point.lng': null
  'form.field.set.policy': null
  'form.field.set.promises': null
  'form.field.set.publication.holdBack': null
  'form.field.set.purpose': null
  'form.field.set.regions': null
  'form.field.set.robots': null
  'form.field.set.role': null
  'form.field.set.settings.de.image': null
  'form.field.set.settings.en.image': null
  'form.field.set.settings.fr.image': null
  'form.field.set.settings.nl.image': null
  'form.field.set.slogan': null
  'form.field.set.social.facebook': null
  'form.field.set.social.instagram': null
  'form.field.set.social.linkedin': null
  'form.field.set.social.pinterest': null
  'form.field.set.social.tiktok': null
  'form.field.set.social.x': null
  'form.field.set.social.youtube': null
  'form.field.set.src': null
  'form.field.set.streetViewKey': null
  'form.field.set.zips': null
  'form.field.signedAt': null
  'form.field.signedOn': null
  'form.field.slot': null
  'form.field.smtpHost': null
  'form.field.smtpPassword': null
  'form.field.smtpPort': null
  'form.field.smtpUser': null
  'form.field.source': null
  'form.field.spoken': null
  'form.field.start': null
  'form.field.street': null
  'form.field.subject': null
  'form.field.subject-de': null
  'form.field.subject-en': null
  'form.field.subject-fr': null
  'form.field.subject-nl': null
  'form.field.sure': null
  'form.field.text-de': null
  'form.field.text-en': null
  'form.field.text-fr': null
  'form.field.text-nl': null
  'form.field.textAlt': null
  'form.field.textBody': null
  'form.field.textName': null
  'form.field.textPlan': null
  'form.field.textState': null
  'form.field.textSummary': null
  'form.field.textTitle': null
  'form.field.title': null
  'form.field.tokenName': null
  'form.field.type': null
  'form.field.units': null
  'form.field.validThrough': null
  'form.field.vat': null
  'form.field.visitDay': null
  'form.field.visitFeedback': null
  'form.field.visitNote': null
  'form.field.visitStart': null
  'form.field.visitTime': null
  'form.field.website': null
  'form.field.week.fri': null
  'form.field.week.mon': null
  'form.field.week.sat': null
  'form.field.week.sun': null
  'form.field.week.thu': null
  'form.field.week.tue': null
  'form.field.week.wed': null
  'form.field.where': null
  'form.field.zip': null
  'form.fieldIn': { field: string; language: string }
  'form.fileAgain': { file: string }
  'form.foreign': null
  'form.foreign.text': null
  'form.hint.about': null
  'form.hint.articleName': null
  'form.hint.caller.phone': null
  'form.hint.cancelReason': null
  'form.hint.captcha': null
  'form.hint.childrenAges': null
  'form.hint.clientAbout': null
  'form.hint.comment': null
  'form.hint.conditions': null
  'form.hint.contentPicture': null
  'form.hint.cv': null
  'form.hint.documentFile': null
  'form.hint.documentName': null
  'form.hint.homes': null
  'form.hint.homesShown': { max: string }
  'form.hint.mailSender': null
  'form.hint.mailingSend': null
  'form.hint.name': null
  'form.hint.newPassword': null
  'form.hint.nextStep': null
  'form.hint.offer': null
  'form.hint.office': null
  'form.hint.ownerAnswer': null
  'form.hint.paper': null
  'form.hint.phone': null
  'form.hint.picture': null
  'form.hint.set.hours.exceptions.slots': null
  'form.hint.set.identity.enterpriseNumber': null
  'form.hint.set.look.accent': null
  'form.hint.set.look.cover': null
  'form.hint.set.look.interior': null
  'form.hint.set.look.logo': null
  'form.hint.set.look.share': null
  'form.hint.set.mapOrigins': null
  'form.hint.set.origins': null
  'form.hint.set.photo': null
  'form.hint.set.robots': null
  'form.hint.set.zips': null
  'form.hint.smtpHost': null
  'form.hint.smtpPassword': null
  'form.hint.smtpPort': null
  'form.hint.smtpUser': null
  'form.hint.source': null
  'form.hint.textAlt': null
  'form.hint.textBody': null
  'form.hint.textPlan': null
  'form.hint.textSummary': null
  'form.hint.tokenName': null
  'form.hint.units': null
  'form.hint.website': null
  'form.hint.where': null
  'form.home': null
  'form.household': null
  'form.income': null
  'form.income.hint': null
  'form.jobApplication.failed': null
  'form.jobApplication.notSent': null
  'form.jobApplication.note': null
  'form.jobApplication.notice': { agency: string; months: number }
  'form.jobApplication.send': null
  'form.jobApplication.step1': null
  'form.jobApplication.step2': null
  'form.jobApplication.step3': null
  'form.jobApplication.title': null
  'form.limited': null
  'form.limited.text': { email: string }
  'form.message': null
  'form.newsletter': null
  'form.newsletter.consent': { agency: string }
  'form.newsletter.failed': null
  'form.newsletter.lead': null
  'form.newsletter.notSent': null
  'form.newsletter.note': null
  'form.newsletter.send': null
  'form.newsletter.step1': null
  'form.newsletter.step2': null
  'form.newsletter.thanks': null
  'form.newsletter.title': null
  'form.newsletter.where': null
  'form.next': null
  'form.notSent.text': { count: number }
  'form.note': null
  'form.notice.office': { agency: string; months: number }
  'form.offerAdvance': null
  'form.offerAdvance.account': { share: string }
  'form.offerAdvance.account.agreed': null
  'form.offerAdvance.account.most': { share: string }
  'form.offerAdvance.agreed': null
  'form.offerAdvance.most': { share: string }
  'form.offerAdvance.mostAmount': { amount: string }
  'form.offerAdvance.share': { share: string }
  'form.offerAmount': null
  'form.offerTerm': null
  'form.offerWords.proposal': { amount: string; words: string }
  'form.offline': null
  'form.optional': null
  'form.owner.failed': null
  'form.ownerAccount.notSent': null
  'form.ownerHome.failed': null
  'form.ownerHome.messages': null
  'form.ownerHome.messages.text': null
  'form.ownerHome.notSent': null
  'form.ownerHome.papers': null
  'form.ownerHome.papers.text': null
  'form.ownerLogin.busy': null
  'form.ownerLogin.busy.text': null
  'form.ownerLogin.delayed': null
  'form.ownerLogin.delayed.text': null
  'form.ownerLogin.notSent': null
  'form.ownerLogin.wrong': null
  'form.ownerLogin.wrong.text': null
  'form.ownerPassword.notSent': null
  'form.ownerReset.notSent': null
  'form.ownerSignIn.notSent': null
  'form.password.hide': null
  'form.password.show': null
  'form.person': null
  'form.purchaseOffer.failed': null
  'form.purchaseOffer.lead': null
  'form.purchaseOffer.notSent': null
  'form.purchaseOffer.note': null
  'form.purchaseOffer.notice': { agency: string; months: number }
  'form.purchaseOffer.send': null
  'form.purchaseOffer.step1': null
  'form.purchaseOffer.step2': null
  'form.purchaseOffer.step2.promised': null
  'form.purchaseOffer.step3': null
  'form.purchaseOffer.title': null
  'form.rentProfile.failed': null
  'form.rentProfile.lead': null
  'form.rentProfile.lead.promised': null
  'form.rentProfile.notSent': null
  'form.rentProfile.notice': { agency: string; months: number }
  'form.rentProfile.send': null
  'form.rentProfile.step1': null
  'form.rentProfile.step2': null
  'form.rentProfile.step2.promised': null
  'form.rentProfile.step3': null
  'form.rentProfile.title': null
  'form.rentStage.first': null
  'form.rentStage.second': null
  'form.rentStage.toFirst': null
  'form.rentStage.toSecond': null
  'form.rentTerms': null
  'form.rentWishes': null
  'form.review.failed': null
  'form.secondSigner': null
  'form.secondSigner.hint': null
  'form.send': null
  'form.sendToFriend.consent': { agency: string }
  'form.sendToFriend.failed': null
  'form.sendToFriend.friend': null
  'form.sendToFriend.lead': null
  'form.sendToFriend.notSent': null
  'form.sendToFriend.note': null
  'form.sendToFriend.page': null
  'form.sendToFriend.send': null
  'form.sendToFriend.step1': null
  'form.sendToFriend.step2': null
  'form.sendToFriend.step3': null
  'form.sendToFriend.title': null
  'form.signer': null
  'form.signing': null
  'form.subscription.failed': null
  'form.testimonial.consent': { agency: string; months: number }
  'form.testimonial.failed': null
  'form.testimonial.hidden': null
  'form.testimonial.lead': null
  'form.testimonial.notSent': null
  'form.testimonial.note': null
  'form.testimonial.publish': { agency: string }
  'form.testimonial.send': null
  'form.testimonial.shown': null
  'form.testimonial.step1': null
  'form.testimonial.step2': null
  'form.testimonial.step3': null
  'form.testimonial.title': null
  'form.tooLarge': null
  'form.tooLarge.text': null
  'form.valuation.failed': null
  'form.valuation.lead': null
  'form.valuation.notSent': null
  'form.valuation.note': null
  'form.valuation.send': null
  'form.valuation.step1': null
  'form.valuation.step1.promised': null
  'form.valuation.step2': null
  'form.valuation.step3': null
  'form.valuation.title': null
  'form.viewing.failed': null
  'form.viewing.lead': null
  'form.viewing.notSent': null
  'form.viewing.note': null
  'form.viewing.notice': { agency: string; months: number }
  'form.viewing.send': null
  'form.viewing.step1': null
  'form.viewing.step2': null
  'form.viewing.step3': null
  'form.viewing.thanks': null
  'form.viewing.title': null
  'form.wishes': null
  'frame.breadcrumb': null
  'frame.call': { agency: string; phone: string }
  'frame.close': null
  'frame.home': { agency: string }
  'frame.language': null
  'frame.legal.authority': { address: string; authority: string }
  'frame.legal.conduct': { body: string }
  'frame.legal.enterprise': { number: string }
  'frame.legal.enterpriseRegister': { number: string; register: string }
  'frame.legal.luxembourg': { ministry: string; office: string; permit: string; rcs: string }
  'frame.legal.luxembourgVat': { number: string }
  'frame.legal.recognised': { body: string; country: string; number: string; title: string }
  'frame.legal.seat': { address: string }
  'frame.legal.vat': { number: string }
  'frame.lost': null
  'frame.menu': null
  'frame.offer': null
  'frame.offices': { count: number }
  'frame.openMenu': null
  'frame.skip': null
  'freeTimes.all': null
  'freeTimes.title': null
  'gallery.all': { count: number; title: string }
  'gallery.count': { count: number }
  'gallery.error': null
  'gallery.label': null
  'gallery.next': null
  'gallery.none': null
  'gallery.previous': null
  'gallery.room.attic': null
  'gallery.room.bathroom': null
  'gallery.room.bedroom': null
  'gallery.room.cellar': null
  'gallery.room.dining': null
  'gallery.room.front': null
  'gallery.room.garage': null
  'gallery.room.hall': null
  'gallery.room.kitchen': null
  'gallery.room.living': null
  'gallery.room.other': null
  'gallery.room.outdoors': null
  'gallery.room.study': null
  'gallery.zoom': null
  'gone.myValue': null
  'gone.others': null
  'gone.rented': null
  'gone.rented.text': null
  'gone.sold': null
  'gone.sold.text': null
  'gone.tellMe': null
  'gone.unknown': null
  'gone.unknown.alone': null
  'gone.unknown.text': null
  'gone.withdrawn': null
  'gone.withdrawn.alone': null
  'gone.withdrawn.text': null
  'group.apartment': null
  'group.commercial': null
  'group.garage': null
  'group.house': null
  'group.land': null
  'group.project': null
  'groupPlural.apartment': null
  'groupPlural.commercial': null
  'groupPlural.garage': null
  'groupPlural.house': null
  'groupPlural.land': null
  'groupPlural.project': null
  'home.allForSale': { count: number }
  'home.allProjects': null
  'home.description': null
  'home.new': null
  'home.opening.text': null
  'home.promise': null
  'home.promise.contact.text': null
  'home.promise.contact.title': null
  'home.promise.file.text': null
  'home.promise.file.title': null
  'home.promise.photos.text': null
  'home.promise.photos.title': null
  'home.promise.portal.text': null
  'home.promise.portal.title': null
  'home.promise.visits.text': null
  'home.promise.visits.title': null
  'home.quote.all': null
  'home.title': null
  'home.valuation': null
  'home.valuation.ask': null
  'home.valuation.plain': null
  'home.valuation.text': null
  'jobs.none': null
  'jobs.none.text': null
  'jobs.see': null
  'landing.count.rent': { count: number; many: string; one: string; place: string }
  'landing.count.sale': { count: number; many: string; one: string; place: string }
  'landing.home': null
  'landing.homes': null
  'landing.median.rent': { max: string; median: string; min: string }
  'landing.median.sale': { max: string; median: string; min: string }
  'landing.nearby': null
  'landing.plot': null
  'landing.plots': null
  'landing.premises': null
  'landing.premises.one': null
  'landing.prices.rent': { max: string; min: string }
  'landing.prices.sale': { max: string; min: string }
  'landing.size': { area: string }
  'landing.towns.rent': null
  'landing.towns.sale': null
  'landing.types': { place: string }
  'landing.unknown': null
  'landing.unknown.text': null
  'law.basis': { day: string; region: string }
  'law.duty': { reach: string; years: number }
  'law.floodWarning': null
  'law.noneOf': { list: string }
  'law.pending': null
  'law.renovationDuty': null
  'legal.address': null
  'legal.authority': null
  'legal.company': null
  'legal.conduct': null
  'legal.conduct.link': { host: string }
  'legal.country': null
  'legal.cover': null
  'legal.data': null
  'legal.data.be': null
  'legal.data.be.authority': null
  'legal.data.lu': null
  'legal.data.lu.authority': null
  'legal.email': null
  'legal.enterprise': null
  'legal.insurance': null
  'legal.insurer': null
  'legal.insurerContact': null
  'legal.licence': { body: string }
  'legal.luxembourg': { office: string }
  'legal.ministry': null
  'legal.name': null
  'legal.none': null
  'legal.permit': null
  'legal.phone': null
  'legal.policy': null
  'legal.profession': null
  'legal.rcs': null
  'legal.register': null
  'legal.seat': null
  'legal.text': null
  'legal.title': null
  'legal.tradeName': null
  'legal.vat': null
  'list.alert': null
  'list.alert.make': null
  'list.alert.text': null
  'list.beyond': null
  'list.beyond.first': null
  'list.beyond.text': null
  'list.chip.remove': { filter: string }
  'list.chips': null
  'list.clear': null
  'list.count': { count: number }
  'list.description.rent': { count: number }
  'list.description.sale': { count: number }
  'list.found': { count: number }
  'list.justOutside': null
  'list.nearby': null
  'list.nearby.place': { count: number; place: string }
  'list.none.rent': null
  'list.none.sale': null
  'list.none.text': null
  'list.nothing': null
  'list.nothing.all': null
  'list.nothing.text': null
  'list.title.in': { title: string; town: string }
  'list.title.inRegion': { title: string; town: string }
  'list.title.rent': { what: string }
  'list.title.sale': { what: string }
  'list.titleOfPage': { page: number; title: string }
  'list.view': null
  'list.view.grid': null
  'list.view.list': null
  'list.view.map': null
  'list.what': null
  'list.without': null
  'list.without.filter': { filter: string }
  'mail.alert.notice.subject': null
  'mail.appointment.again': null
  'mail.appointment.again.link': null
  'mail.appointment.booked.subject': { when: string }
  'mail.appointment.booked.text': null
  'mail.appointment.cancelled.subject': { when: string }
  'mail.appointment.cancelled.text': null
  'mail.appointment.change': null
  'mail.appointment.change.link': null
  'mail.appointment.change.text': null
  'mail.appointment.details': null
  'mail.appointment.moved.subject': { when: string }
  'mail.appointment.moved.text': null
  'mail.appointment.reason': { reason: string }
  'mail.appointment.why': { site: string }
  'mail.appointmentNotice.booked.subject': { when: string; who: string }
  'mail.appointmentNotice.cancelled.subject': { when: string; who: string }
  'mail.appointmentNotice.change': null
  'mail.appointmentNotice.details': null
  'mail.appointmentNotice.hidden': null
  'mail.appointmentNotice.moved.subject': { when: string; who: string }
  'mail.appointmentNotice.video': null
  'mail.confirmation.form': null
  'mail.confirmation.next': null
  'mail.confirmation.next.promised': null
  'mail.confirmation.nextTitle': null
  'mail.confirmation.private': null
  'mail.confirmation.sent': null
  'mail.confirmation.subject': null
  'mail.confirmation.thanks': { agency: string }
  'mail.confirmation.when': null
  'mail.confirmation.why': { site: string }
  'mail.construction.confirmation.next': null
  'mail.construction.confirmation.next.promised': null
  'mail.construction.confirmation.subject': null
  'mail.construction.notice.subject': null
  'mail.contact.notice.subject': null
  'mail.demandRegister.notice.subject': null
  'mail.digest.end': null
  'mail.digest.kind.back': null
  'mail.digest.kind.new': null
  'mail.digest.kind.price-drop': null
  'mail.digest.kind.priced': null
  'mail.digest.list': null
  'mail.digest.manage': null
  'mail.digest.more': { count: number }
  'mail.digest.search': null
  'mail.digest.subject': { search: string; title: string }
  'mail.digest.title.back': { count: number }
  'mail.digest.title.mixed': { count: number }
  'mail.digest.title.new': { count: number }
  'mail.digest.title.price-drop': { count: number }
  'mail.digest.title.priced': { count: number }
  'mail.digest.was': { price: string }
  'mail.digest.why': { site: string }
  'mail.documentRequest.confirmation.next': null
  'mail.documentRequest.confirmation.subject': null
  'mail.documentRequest.notice.subject': null
  'mail.documents.again': null
  'mail.documents.lead': { count: number }
  'mail.documents.reply': null
  'mail.documents.subject': { home: string }
  'mail.documents.subjectPlain': null
  'mail.documents.title': null
  'mail.documents.until': { count: number; until: string }
  'mail.enquiry.notice.subject': null
  'mail.friendNote.subject': { title: string }
  'mail.friendNote.text': { form: string; site: string; when: string }
  'mail.friendNote.why': { site: string }
  'mail.greeting': { name: string }
  'mail.greeting.mr': { name: string }
  'mail.greeting.ms': { name: string }
  'mail.greetingNobody': null
  'mail.home': null
  'mail.home.contact': { contact: string }
  'mail.home.link': null
  'mail.home.reference': { reference: string }
  'mail.jobApplication.confirmation.next': null
  'mail.jobApplication.confirmation.subject': null
  'mail.jobApplication.notice.subject': null
  'mail.leadReply.why': { site: string }
  'mail.line': { label: string; value: string }
  'mail.newsletter.notice.subject': null
  'mail.newsletterIssue.end': null
  'mail.newsletterIssue.test': { subject: string }
  'mail.newsletterIssue.why': { site: string }
  'mail.notice.contact': null
  'mail.notice.email': null
  'mail.notice.field.about': null
  'mail.notice.field.comment': null
  'mail.notice.field.motivation': null
  'mail.notice.field.remark': null
  'mail.notice.field.rhythm': null
  'mail.notice.file': null
  'mail.notice.fileLink': null
  'mail.notice.fileNote': { days: number }
  'mail.notice.language': null
  'mail.notice.line': { subject: string; who: string }
  'mail.notice.name': null
  'mail.notice.newsletter': null
  'mail.notice.newsletterAsked': null
  'mail.notice.newsletterConfirmed': null
  'mail.notice.phone': null
  'mail.notice.reference': { reference: string; subject: string }
  'mail.notice.reply': { who: string }
  'mail.notice.review': null
  'mail.notice.reviewLink': null
  'mail.notice.reviewNote': { days: number }
  'mail.notice.sent': null
  'mail.notice.subject': null
  'mail.notice.why': { site: string }
  'mail.optIn.alert.ask': null
  'mail.optIn.alert.ask.subject': null
  'mail.optIn.alert.known': null
  'mail.optIn.alert.known.subject': null
  'mail.optIn.ask.action': null
  'mail.optIn.ask.terms': { days: number; kept: number }
  'mail.optIn.known.action': null
  'mail.optIn.known.terms': null
  'mail.optIn.newsletter.ask': null
  'mail.optIn.newsletter.ask.subject': null
  'mail.optIn.newsletter.known': null
  'mail.optIn.newsletter.known.subject': null
  'mail.optIn.search': null
  'mail.optIn.why': { site: string }
  'mail.owner.address.act': null
  'mail.owner.address.subject': null
  'mail.owner.address.text': { site: string }
  'mail.owner.code': null
  'mail.owner.device.act': null
  'mail.owner.device.subject': null
  'mail.owner.device.text': { site: string }
  'mail.owner.email.act': null
  'mail.owner.email.subject': { agency: string }
  'mail.owner.email.text': { agency: string }
  'mail.owner.email.unasked': null
  'mail.owner.home.act': null
  'mail.owner.home.subject': null
  'mail.owner.home.text': { site: string }
  'mail.owner.invitation.act': null
  'mail.owner.invitation.subject': { agency: string }
  'mail.owner.invitation.text': { agency: string }
  'mail.owner.invitation.unasked': null
  'mail.owner.newAddress': null
  'mail.owner.notYou': { email: string }
  'mail.owner.passkey.act': null
  'mail.owner.passkey.notYou': { email: string }
  'mail.owner.passkey.subject': null
  'mail.owner.passkey.text': { site: string }
  'mail.owner.password.act': null
  'mail.owner.password.subject': null
  'mail.owner.password.text': { site: string }
  'mail.owner.reset.act': null
  'mail.owner.reset.subject': { agency: string }
  'mail.owner.reset.text': { agency: string }
  'mail.owner.reset.unasked': null
  'mail.owner.signIn.act': null
  'mail.owner.signIn.subject': { agency: string }
  'mail.owner.signIn.text': { agency: string }
  'mail.owner.signIn.unasked': null
  'mail.owner.until': { until: string }
  'mail.owner.why': { site: string }
  'mail.ownerAnswer.asked': { day: string }
  'mail.ownerAnswer.open': null
  'mail.ownerAnswer.subject': { home: string }
  'mail.ownerAnswer.why': { site: string }
  'mail.ownerDigest.end': null
  'mail.ownerDigest.feedback': { count: number }
  'mail.ownerDigest.open': null
  'mail.ownerDigest.others': { count: number }
  'mail.ownerDigest.period': { from: string; until: string }
  'mail.ownerDigest.planned': { count: number; when: string }
  'mail.ownerDigest.questions': { count: number }
  'mail.ownerDigest.quiet': null
  'mail.ownerDigest.quiet.uncounted': null
  'mail.ownerDigest.quiet.waiting': null
  'mail.ownerDigest.row.before': { before: number; count: number }
  'mail.ownerDigest.row.changes': null
  'mail.ownerDigest.row.days': { count: number; days: number }
  'mail.ownerDigest.row.gap': null
  'mail.ownerDigest.row.portal': { name: string }
  'mail.ownerDigest.row.since': { count: number; day: string }
  'mail.ownerDigest.row.uncounted': null
  'mail.ownerDigest.row.views': null
  'mail.ownerDigest.subject': { count: number }
  'mail.ownerDigest.viewings': { count: number }
  'mail.ownerDigest.views.alone': { count: number }
  'mail.ownerDigest.views.less': { change: number; count: number }
  'mail.ownerDigest.views.more': { change: number; count: number }
  'mail.ownerDigest.views.none': null
  'mail.ownerDigest.views.same': { count: number }
  'mail.ownerDigest.views.uncounted': null
  'mail.ownerDigest.why': { site: string }
  'mail.ownerMessage.file': null
  'mail.ownerMessage.from': null
  'mail.ownerMessage.home': null
  'mail.ownerMessage.kind': null
  'mail.ownerMessage.paper': { home: string }
  'mail.ownerMessage.subject': { home: string }
  'mail.ownerMessage.why': { site: string }
  'mail.page.link': null
  'mail.project.link': null
  'mail.purchaseOffer.confirmation.next': null
  'mail.purchaseOffer.confirmation.next.promised': null
  'mail.purchaseOffer.confirmation.subject': null
  'mail.purchaseOffer.notice.subject': null
  'mail.rentProfile.confirmation.next': null
  'mail.rentProfile.confirmation.next.promised': null
  'mail.rentProfile.confirmation.subject': null
  'mail.rentProfile.notice.subject': null
  'mail.sendToFriend.confirmation.next': null
  'mail.sendToFriend.confirmation.subject': null
  'mail.sendToFriend.notice.subject': null
  'mail.staff.invitation.subject': { agency: string }
  'mail.staff.invitation.text': { agency: string }
  'mail.staff.invitation.unasked': null
  'mail.staff.passkey.notYou': { email: string }
  'mail.staff.passkey.subject': null
  'mail.staff.passkey.text': { site: string }
  'mail.staff.signIn.subject': { agency: string }
  'mail.staff.signIn.text': { agency: string }
  'mail.staff.signIn.unasked': null
  'mail.staff.why': { site: string }
  'mail.syncFailed.detail': null
  'mail.syncFailed.fault.busy': null
  'mail.syncFailed.fault.guarded': null
  'mail.syncFailed.fault.incomplete': null
  'mail.syncFailed.fault.inside': null
  'mail.syncFailed.fault.overdue': null
  'mail.syncFailed.fault.refused': null
  'mail.syncFailed.fault.superseded': null
  'mail.syncFailed.fault.unreachable': null
  'mail.syncFailed.fault.wrongAnswer': null
  'mail.syncFailed.never': { when: string }
  'mail.syncFailed.next': null
  'mail.syncFailed.since': { when: string }
  'mail.syncFailed.subject': null
  'mail.syncFailed.why': { site: string }
  'mail.test.subject': { agency: string }
  'mail.test.text': null
  'mail.testimonial.confirmation.next': null
  'mail.testimonial.confirmation.subject': null
  'mail.testimonial.notice.subject': null
  'mail.testimonialPublished.change': null
  'mail.testimonialPublished.link': null
  'mail.testimonialPublished.subject': null
  'mail.testimonialPublished.text': { site: string }
  'mail.testimonialPublished.why': { site: string }
  'mail.valuation.confirmation.next': null
  'mail.valuation.confirmation.next.promised': null
  'mail.valuation.confirmation.subject': null
  'mail.valuation.notice.subject': null
  'mail.viewing.notice.subject': null
  'map.all': null
  'map.annuity': null
  'map.around': null
  'map.away': { distance: string; place: string }
  'map.card': null
  'map.card.at': { at: string; count: string }
  'map.card.gone': null
  'map.card.next': null
  'map.card.previous': null
  'map.clear': null
  'map.cluster': { count: string; place: string }
  'map.draw': null
  'map.draw.cancel': null
  'map.draw.corners': { count: string }
  'map.draw.done': null
  'map.draw.hint': null
  'map.draw.keys': null
  'map.empty': null
  'map.error': null
  'map.follow': null
  'map.home': { place: string; price: string }
  'map.homes': { count: string }
  'map.label': null
  'map.noPrice': null
  'map.onMap': { count: string }
  'map.open': null
  'map.retry': null
  'map.show': null
  'map.show.note': { host: string }
  'map.skip': null
  'map.source': null
  'map.sources': null
  'map.title.home': null
  'map.title.rent': null
  'map.title.sale': null
  'map.toList': null
  'map.together': { count: string; place: string }
  'map.tools': null
  'map.whole': null
  'map.zoomIn': null
  'map.zoomOut': null
  'monthly.short': { amount: string; share: string }
  'monthly.text': { amount: string; loan: string; rate: string; share: string; years: string }
  'notFound.example': null
  'notFound.forRent': null
  'notFound.forSale': null
  'notFound.home': null
  'notFound.search': null
  'notFound.text': null
  'notFound.title': null
  'office.closed': null
  'office.closedNow': null
  'office.dates': { from: string; to: string }
  'office.days': { from: string; to: string }
  'office.line': { days: string; hours: string }
  'office.open': { time: string }
  'office.opensOn': { day: string; time: string }
  'office.opensToday': { time: string }
  'openDay.add': null
  'openDay.badge': { day: string }
  'openDay.file': { when: string }
  'openDay.summary': { title: string }
  'openDay.title': { count: number }
  'openDay.when': { day: string; from: string; to: string }
  'orientation.e': null
  'orientation.n': null
  'orientation.ne': null
  'orientation.nw': null
  'orientation.s': null
  'orientation.se': null
  'orientation.sw': null
  'orientation.w': null
  'owner.agent': null
  'owner.backToLogin': null
  'owner.card.next': null
  'owner.card.open': { title: string }
  'owner.card.week': null
  'owner.chart.day': null
  'owner.chart.gap': null
  'owner.chart.gaps': null
  'owner.chart.own': null
  'owner.chart.portals': null
  'owner.closing': null
  'owner.closing.on': { day: string; state: string }
  'owner.closing.sum': { views: number }
  'owner.column.comment': null
  'owner.column.contact': null
  'owner.column.delivered': null
  'owner.column.feedback': null
  'owner.column.from': null
  'owner.column.interest': null
  'owner.column.link': null
  'owner.column.medium': null
  'owner.column.state': null
  'owner.column.status': null
  'owner.column.subject': null
  'owner.column.type': null
  'owner.column.until': null
  'owner.column.views': null
  'owner.column.visitor': null
  'owner.column.when': null
  'owner.count.questions': { count: number }
  'owner.count.viewings': { count: number }
  'owner.count.views': { count: number }
  'owner.dead': null
  'owner.dead.ownerLogin': null
  'owner.dead.ownerReset': null
  'owner.dead.text': null
  'owner.delivered': { day: string; from: string; name: string; until: string }
  'owner.delivered.none': null
  'owner.device': null
  'owner.device.unknown': null
  'owner.digest': null
  'owner.digest.begin': null
  'owner.digest.end': null
  'owner.digest.off': null
  'owner.digest.on': null
  'owner.digestEnd.done': null
  'owner.digestEnd.text': null
  'owner.done': null
  'owner.done.address': null
  'owner.done.asked': null
  'owner.done.digest': null
  'owner.done.message': null
  'owner.done.paper': null
  'owner.done.passkey': null
  'owner.done.password': null
  'owner.done.removed': null
  'owner.done.reset': null
  'owner.done.session': null
  'owner.email.ask': null
  'owner.email.change': null
  'owner.email.confirm': { email: string }
  'owner.email.send': null
  'owner.event.back': null
  'owner.event.before': { price: string }
  'owner.event.new': null
  'owner.event.option': null
  'owner.event.price-drop': null
  'owner.event.price-rise': null
  'owner.event.priced': null
  'owner.event.rented': null
  'owner.event.sold': null
  'owner.event.withdrawn': null
  'owner.feedback': null
  'owner.feedback.none': null
  'owner.figures': null
  'owner.figures.month': null
  'owner.figures.none': null
  'owner.figures.since': { day: string }
  'owner.figures.today': null
  'owner.figures.total': null
  'owner.figures.views': null
  'owner.figures.viewsOnly': null
  'owner.figures.visits': null
  'owner.figures.visitsOf': { count: number }
  'owner.figures.week': null
  'owner.former': null
  'owner.interest.interested': null
  'owner.interest.notInterested': null
  'owner.interest.undecided': null
  'owner.list.all': null
  'owner.list.communications': null
  'owner.list.csv': null
  'owner.list.media': null
  'owner.list.none': null
  'owner.list.older': null
  'owner.list.visits': null
  'owner.logOut': null
  'owner.loggedOut': null
  'owner.login.forgotten': null
  'owner.login.lead': null
  'owner.login.link': null
  'owner.login.link.text': null
  'owner.login.needed': null
  'owner.login.other': null
  'owner.login.send': null
  'owner.login.staff': null
  'owner.market': null
  'owner.market.alerts': { count: string }
  'owner.market.peers': { count: string; high: string; low: string; median: string; own: string }
  'owner.message': null
  'owner.message.office': null
  'owner.message.send': null
  'owner.message.text': { contact: string }
  'owner.needs': null
  'owner.needs.send': null
  'owner.needs.text': null
  'owner.next': null
  'owner.next.none': null
  'owner.page': null
  'owner.paper.asbestos': null
  'owner.paper.costs': null
  'owner.paper.electricity': null
  'owner.paper.energy': null
  'owner.paper.flood': null
  'owner.paper.planning': null
  'owner.paper.soil': null
  'owner.passkey.add': null
  'owner.passkey.failed': null
  'owner.passkey.notAdded': null
  'owner.passkey.signIn': null
  'owner.passkeys': null
  'owner.passkeys.remove': null
  'owner.passkeys.text': null
  'owner.passkeys.unused': { since: string }
  'owner.password.account': { email: string }
  'owner.password.another': null
  'owner.password.change': null
  'owner.password.first': null
  'owner.password.send': null
  'owner.portal.addPasskey': null
  'owner.portal.lead': null
  'owner.portal.none': null
  'owner.portal.passkey': null
  'owner.report': null
  'owner.report.of': { day: string }
  'owner.reset.again': null
  'owner.reset.lead': null
  'owner.reset.send': null
  'owner.reset.sent': null
  'owner.reset.sent.text': null
  'owner.sessions': null
  'owner.sessions.end': null
  'owner.sessions.endAll': null
  'owner.sessions.this': null
  'owner.sessions.times': { since: string; used: string }
  'owner.signIn.ask': null
  'owner.signIn.ask.text': null
  'owner.signIn.link.text': null
  'owner.state.available': null
  'owner.state.option': null
  'owner.state.prospective': null
  'owner.state.rented': null
  'owner.state.sold': null
  'owner.state.withdrawn': null
  'owner.status.answered': null
  'owner.status.cancelled': null
  'owner.status.done': null
  'owner.status.open': null
  'owner.status.planned': null
  'owner.timeline': null
  'owner.timeline.none': null
  'owner.type.answer': null
  'owner.type.application': null
  'owner.type.demand': null
  'owner.type.documents': null
  'owner.type.mailIn': null
  'owner.type.mailOut': null
  'owner.type.message': null
  'owner.type.offer': null
  'owner.type.other': null
  'owner.type.phoneIn': null
  'owner.type.phoneOut': null
  'owner.type.question': null
  'owner.type.share': null
  'owner.type.website': null
  'owner.units': null
  'owner.visit': null
  'owner.visit.cancelled': null
  'owner.visit.missed': null
  'owner.visit.past': null
  'owner.visit.planned': null
  'owner.week.came': { list: string }
  'owner.week.came.applications': { count: number }
  'owner.week.came.documents': { count: number }
  'owner.week.came.offers': { count: number }
  'owner.week.cameBefore': { list: string }
  'owner.week.did': { list: string }
  'owner.week.did.answer': { count: number }
  'owner.week.did.demand': null
  'owner.week.did.mail': { count: number }
  'owner.week.did.phone': { count: number }
  'owner.week.did.viewings': { count: number }
  'owner.week.didBefore': { list: string }
  'owner.week.quiet': null
  'owner.week.since': { day: string }
  'owner.week.views': { count: number }
  'pager.first': null
  'pager.label': null
  'pager.last': null
  'pager.next': null
  'pager.page': { page: number; pages: number }
  'pager.previous': null
  'place.added': { place: string }
  'place.chosen': null
  'place.in': { town: string }
  'place.in.le': { town: string }
  'place.in.les': { town: string }
  'place.kind.canton': null
  'place.kind.country': null
  'place.kind.locality': null
  'place.kind.municipality': null
  'place.kind.province': null
  'place.kind.region': null
  'place.kind.zip': null
  'place.many': { count: string }
  'place.none': null
  'place.one': null
  'place.remove': { place: string }
  'place.removed': { place: string }
  'price.annuity.both': { bouquet: string; monthly: string }
  'price.annuity.bouquet': { bouquet: string }
  'price.annuity.monthly': { monthly: string }
  'price.annuity.open': null
  'price.from': null
  'price.label.rent': null
  'price.label.rentPerUnit': null
  'price.label.sale': null
  'price.label.takeover': null
  'price.lowered': { price: string }
  'price.onRequest': null
  'price.onlineSince': { day: string }
  'price.perMonth': null
  'price.until': { day: string; price: string }
  'price.withCharges': { charges: string; total: string }
  'print.back': null
  'print.code': null
  'print.kind.takeover': { what: string }
  'print.link': null
  'print.print': null
  'print.scan': null
  'print.today': { date: string }
  'processing.caption': null
  'processing.column.basis': null
  'processing.column.kept': null
  'processing.column.name': null
  'processing.column.purpose': null
  'processing.column.recipients': null
  'projects.allUnits': { text: string }
  'projects.ask': null
  'projects.askMail': null
  'projects.askUnit': { unit: string }
  'projects.available': null
  'projects.delivery': null
  'projects.description': null
  'projects.documents': null
  'projects.documentsAsk': null
  'projects.documentsHint': null
  'projects.filter': null
  'projects.filter.all': null
  'projects.filter.count': { count: number; text: string }
  'projects.floor': { floor: string }
  'projects.gone': null
  'projects.gone.text': null
  'projects.left': null
  'projects.leftOf': { all: number; left: number }
  'projects.leftOfOption': { all: number; left: number; option: number }
  'projects.noDocuments': null
  'projects.noUnits': null
  'projects.none': null
  'projects.planOf': { unit: string }
  'projects.prices': null
  'projects.requirement': null
  'projects.see': null
  'projects.seeNamed': { name: string }
  'projects.seeSoldOut': null
  'projects.seeSoldOutNamed': { name: string }
  'projects.situation': null
  'projects.soldOut': null
  'projects.soldOut.others': null
  'projects.soldOut.text': null
  'projects.soldOut.title': null
  'projects.soldUnits': { count: number }
  'projects.technical': null
  'projects.terrace': { area: string }
  'projects.title': null
  'projects.unitChoice': { price: string; unit: string }
  'projects.unknown': null
  'property.addressHidden': null
  'property.description': null
  'property.facts': null
  'property.facts.land': null
  'property.parts': null
  'property.plans': null
  'property.project': { name: string }
  'property.reference': { reference: string }
  'property.share': null
  'property.siblings': null
  'property.title': { town: string; type: string }
  'property.where': null
  'reference.all': null
  'reference.days': { count: number }
  'reference.daysToLet': null
  'reference.daysToSale': null
  'reference.hidden': null
  'reference.let': null
  'reference.letIn': { month: string }
  'reference.place': null
  'reference.similarRent': null
  'reference.similarSale': null
  'reference.sold': null
  'reference.soldIn': { month: string }
  'reference.text.let': { agency: string; town: string; type: string }
  'reference.text.sold': { agency: string; town: string; type: string }
  'reference.type': null
  'references.beyond': null
  'references.count': { count: number }
  'references.text': null
  'region.brussels': null
  'region.flanders': null
  'region.luxembourg': null
  'region.wallonia': null
  'review.checked': null
  'review.closed': null
  'review.gone': null
  'review.picture': null
  'review.publish': null
  'review.published': null
  'review.refuse': null
  'review.refused': null
  'review.title': null
  'review.toPage': null
  'review.unpublish': null
  'review.waiting': null
  'route.abroad': null
  'route.accessibility': null
  'route.alert': null
  'route.appointment': null
  'route.article': null
  'route.articleCategory': null
  'route.assets': null
  'route.calculators': null
  'route.construction': null
  'route.contact': null
  'route.cookiePolicy': null
  'route.cookieSettings': null
  'route.demandRegister': null
  'route.desk': null
  'route.deskAccount': null
  'route.deskAudit': null
  'route.deskCalendar': null
  'route.deskContent': null
  'route.deskContentNew': null
  'route.deskContentPictures': null
  'route.deskContentPreview': null
  'route.deskContentText': null
  'route.deskContentVersions': null
  'route.deskDemand': null
  'route.deskEntries': null
  'route.deskEntry': null
  'route.deskEntryPreview': null
  'route.deskHome': null
  'route.deskHomeDocuments': null
  'route.deskHomeRecords': null
  'route.deskHomes': null
  'route.deskImport': null
  'route.deskImports': null
  'route.deskLead': null
  'route.deskLeads': null
  'route.deskLink': null
  'route.deskMailing': null
  'route.deskMailingPreview': null
  'route.deskMailings': null
  'route.deskMails': null
  'route.deskNewVisit': null
  'route.deskOwnerHome': null
  'route.deskOwnerMessages': null
  'route.deskOwnerView': null
  'route.deskOwners': null
  'route.deskPerson': null
  'route.deskProjectDocuments': null
  'route.deskProjects': null
  'route.deskRemarks': null
  'route.deskSettings': null
  'route.deskSettingsEntry': null
  'route.deskSettingsMail': null
  'route.deskSettingsSection': null
  'route.deskSettingsVersion': null
  'route.deskSettingsVersions': null
  'route.deskSignIn': null
  'route.deskStaff': null
  'route.deskStaffMember': null
  'route.deskTestimonials': null
  'route.deskTokens': null
  'route.deskVisit': null
  'route.deskVisits': null
  'route.disclaimer': null
  'route.documentLink': null
  'route.documentRequest': null
  'route.enquiry': null
  'route.favourites': null
  'route.forRent': null
  'route.forSale': null
  'route.home': null
  'route.jobs': null
  'route.legal': null
  'route.newsletter': null
  'route.ownerAccount': null
  'route.ownerDigestEnd': null
  'route.ownerEmail': null
  'route.ownerHome': null
  'route.ownerLogin': null
  'route.ownerPassword': null
  'route.ownerPortal': null
  'route.ownerReset': null
  'route.ownerSignIn': null
  'route.privacy': null
  'route.project': null
  'route.projectDocumentRequest': null
  'route.projects': null
  'route.propertyForRent': null
  'route.propertyForSale': null
  'route.purchaseOffer': null
  'route.reference': null
  'route.references': null
  'route.rentProfile': null
  'route.sendToFriend': null
  'route.statistics': null
  'route.statisticsBuyers': null
  'route.statisticsCommercial': null
  'route.statisticsCommons': null
  'route.statisticsTenants': null
  'route.subscription': null
  'route.subscriptionConfirm': null
  'route.subscriptionEnd': null
  'route.team': null
  'route.testimonialForm': null
  'route.testimonialReview': null
  'route.testimonials': null
  'route.thankYou': null
  'route.thankYouAlert': null
  'route.thankYouConstruction': null
  'route.thankYouContact': null
  'route.thankYouDemandRegister': null
  'route.thankYouDocumentRequest': null
  'route.thankYouEnquiry': null
  'route.thankYouJobApplication': null
  'route.thankYouNewsletter': null
  'route.thankYouPurchaseOffer': null
  'route.thankYouRentProfile': null
  'route.thankYouSendToFriend': null
  'route.thankYouTestimonial': null
  'route.thankYouValuation': null
  'route.thankYouViewing': null
  'route.tips': null
  'route.townForRent': null
  'route.townForSale': null
  'route.typeForRent': null
  'route.typeForSale': null
  'route.vacancy': null
  'route.valuation': null
  'route.viewing': null
  'sales.around': { km: string; place: string }
  'sales.basis.apartment': { count: string; months: string; where: string }
  'sales.basis.house': { count: string; months: string; where: string }
  'sales.basis.land': { count: string; months: string; where: string }
  'sales.median': null
  'sales.none': { months: string }
  'sales.not': null
  'sales.perLiving': null
  'sales.perPlot': null
  'sales.place': null
  'sales.range': null
  'sales.show': null
  'sales.text': { months: string }
  'sales.thanks': null
  'sales.title': null
  'sales.unknown': null
  'sales.wider': null
  'save.label': { home: string }
  'save.short': null
  'search.active': null
  'search.all': null
  'search.any': null
  'search.anyPrice': null
  'search.anyShort': null
  'search.anyType': null
  'search.anywhere': null
  'search.area': null
  'search.area.inMetres': { what: string }
  'search.around': null
  'search.aroundNone': null
  'search.atLeast': null
  'search.atMost': null
  'search.bathrooms': null
  'search.bedrooms': null
  'search.bedroomsBetween': { from: number; to: number }
  'search.bedroomsFrom': { count: number }
  'search.bedroomsMin': null
  'search.bedroomsShort': { count: number }
  'search.bedroomsUpTo': { count: number }
  'search.between': { from: string; to: string }
  'search.built': null
  'search.buy': null
  'search.countBetween': { from: number; to: number; what: string }
  'search.countFrom': { count: number; what: string }
  'search.countUpTo': { count: number; what: string }
  'search.counts': null
  'search.distance': { distance: number }
  'search.energy': null
  'search.filters': null
  'search.from': null
  'search.fromPrice': { price: string }
  'search.garages': null
  'search.garden': null
  'search.goal': null
  'search.kinds': null
  'search.label': null
  'search.label.energy': { label: string }
  'search.livingArea': null
  'search.measureBetween': { from: string; to: string; what: string }
  'search.measureFrom': { value: string; what: string }
  'search.measureUpTo': { value: string; what: string }
  'search.measures': null
  'search.outdoors': null
  'search.parkings': null
  'search.place': null
  'search.plotArea': null
  'search.price': null
  'search.priceHint': null
  'search.priceMax': null
  'search.quoted': { words: string }
  'search.ready': null
  'search.rent': null
  'search.rooms': null
  'search.showCount': { count: number }
  'search.submit': null
  'search.terrace': null
  'search.to': null
  'search.type': null
  'search.upTo': { price: string }
  'search.where': null
  'search.within': { distance: number }
  'search.withinPlace': { distance: number; place: string }
  'search.words': null
  'search.words.area': null
  'search.words.bedroomsFrom': { count: number }
  'search.words.bedroomsUpTo': { count: number }
  'search.words.others': { count: number }
  'search.words.within': { distance: number }
  'search.wordsHint': null
  'sendToFriend.link': null
  'sendToFriend.page': null
  'similar.all': null
  'similar.title': null
  'sort.by': null
  'sort.city.asc': null
  'sort.city.desc': null
  'sort.date.asc': null
  'sort.date.desc': null
  'sort.price.asc': null
  'sort.price.desc': null
  'sort.type.asc': null
  'sort.type.desc': null
  'stale.text': { time: string }
  'state.new': null
  'state.option': null
  'state.rented': null
  'state.sold': null
  'statistics.abroad': null
  'statistics.alertsByBedrooms': null
  'statistics.allAlerts': { count: string }
  'statistics.allRows': { count: string }
  'statistics.anyBedrooms': null
  'statistics.bedroomsFrom': { count: string }
  'statistics.byBedrooms': null
  'statistics.byMonth': null
  'statistics.byMunicipality': null
  'statistics.byPlace': null
  'statistics.byRegion': null
  'statistics.byType': null
  'statistics.chart.table': null
  'statistics.column.alerts': null
  'statistics.column.bedrooms': null
  'statistics.column.budget': null
  'statistics.column.forRent': null
  'statistics.column.forSale': null
  'statistics.column.let': null
  'statistics.column.medianPrice': null
  'statistics.column.medianRent': null
  'statistics.column.month': null
  'statistics.column.municipality': null
  'statistics.column.place': null
  'statistics.column.region': null
  'statistics.column.rentBudget': null
  'statistics.column.sold': null
  'statistics.column.type': null
  'statistics.computedOn': { day: string }
  'statistics.days': { count: number }
  'statistics.days.let': { days: string }
  'statistics.days.sale': { days: string }
  'statistics.method': null
  'statistics.method.demand': null
  'statistics.method.stock': null
  'statistics.noStock': null
  'statistics.none': null
  'statistics.offerByRegion': null
  'statistics.otherPages': null
  'statistics.text': null
  'statistics.text.buyers': null
  'statistics.text.commercial': null
  'statistics.text.commons': null
  'statistics.text.tenants': null
  'statistics.tooFew': null
  'statistics.tooFewLines': null
  'statistics.total': null
  'statistics.unknown': null
  'storage.caption': null
  'storage.column.category': null
  'storage.column.kept': null
  'storage.column.kind': null
  'storage.column.name': null
  'storage.column.purpose': null
  'storage.kept.cleared': null
  'storage.kept.days': { days: string }
  'storage.kept.nextPage': null
  'storage.kept.tab': null
  'storage.kind.cookie': null
  'storage.kind.cookieOf': { name: string }
  'storage.kind.local': null
  'storage.kind.session': null
  'storage.purpose.consent': null
  'storage.purpose.deskKeys': null
  'storage.purpose.deskSession': null
  'storage.purpose.documents': null
  'storage.purpose.favourites': null
  'storage.purpose.language': null
  'storage.purpose.languageChanged': null
  'storage.purpose.languageStored': null
  'storage.purpose.ownerDevice': null
  'storage.purpose.ownerSession': null
  'storage.purpose.viewed': null
  'storage.purpose.viewedKept': null
  'streetView.note': null
  'streetView.show': null
  'subscription.confirm.act': null
  'subscription.confirm.alert.text': null
  'subscription.confirm.alert.title': null
  'subscription.confirm.newsletter.text': null
  'subscription.confirm.newsletter.title': null
  'subscription.confirmed.alert.text': null
  'subscription.confirmed.alert.title': null
  'subscription.confirmed.newsletter.text': null
  'subscription.confirmed.newsletter.title': null
  'subscription.dead.text': null
  'subscription.dead.title': null
  'subscription.edit': null
  'subscription.end.alert.act': null
  'subscription.end.alert.text': null
  'subscription.end.alert.title': null
  'subscription.end.keep': null
  'subscription.end.newsletter.act': null
  'subscription.end.newsletter.text': null
  'subscription.end.newsletter.title': null
  'subscription.ended.alert.title': null
  'subscription.ended.newsletter.title': null
  'subscription.ended.text': null
  'subscription.list': null
  'subscription.manage.alert.text': null
  'subscription.manage.alert.title': null
  'subscription.manage.link': null
  'subscription.manage.newsletter.text': null
  'subscription.manage.newsletter.title': null
  'subscription.newsletter.again': null
  'subscription.pause': null
  'subscription.paused': null
  'subscription.resume': null
  'subscription.save': null
  'subscription.saved': null
  'sun.december': { from: string; to: string }
  'sun.december.none': null
  'sun.garden': { point: string }
  'sun.june': { from: string; to: string }
  'sun.june.none': null
  'sun.note': null
  'sun.rear': { point: string }
  'sun.terrace': { point: string }
  'team.colleagues': null
  'team.contact': null
  'team.contactPerson': null
  'team.office': null
  'team.offices': null
  'team.speaks': null
  'team.text': null
  'testimonials.beyond': null
  'testimonials.checked': null
  'testimonials.count': { count: number }
  'testimonials.lead': null
  'testimonials.none': null
  'testimonials.none.text': null
  'testimonials.picture': { name: string }
  'testimonials.write': null
  'thanks.by': null
  'thanks.by.mail': null
  'thanks.calendar': null
  'thanks.costs': null
  'thanks.listing': null
  'thanks.page': null
  'thanks.project': null
  'thanks.spam': null
  'thanks.team': null
  'thanks.testimonials': null
  'thanks.text': null
  'thanks.trust': null
  'thanks.when': null
  'thanks.when.answer': null
  'thanks.when.answer.promised': null
  'thanks.when.match': null
  'thanks.when.minutes': null
  'thanks.when.month': null
  'thanks.when.read': null
  'thirdParty.caption': null
  'thirdParty.column.category': null
  'thirdParty.column.name': null
  'thirdParty.column.purpose': null
  'thirdParty.film': null
  'thirdParty.policy': null
  'thirdParty.scriptOnly': { category: string }
  'thirdParty.streetView': null
  'thirdParty.tiles': null
  'thirdParty.tour': null
  'type.apartment': null
  'type.apartment-block': null
  'type.apartment-for-professional-use': null
  'type.apartment-group': null
  'type.basement-apartment': null
  'type.bel-etage': null
  'type.brussels-house': null
  'type.building-plot': null
  'type.bungalow': null
  'type.business': null
  'type.carport': null
  'type.castle': null
  'type.chalet': null
  'type.commercial': null
  'type.commercial-building': null
  'type.commercial-space': null
  'type.corner-house': null
  'type.country-cottage': null
  'type.detached-house': null
  'type.development-site': null
  'type.duplex': null
  'type.exceptional-property': null
  'type.farmhouse': null
  'type.farming-site': null
  'type.farmland': null
  'type.garage': null
  'type.garden': null
  'type.green-zone': null
  'type.ground-floor': null
  'type.holiday-apartment': null
  'type.holiday-home': null
  'type.hospitality-property': null
  'type.hotel': null
  'type.house': null
  'type.house-group': null
  'type.houseboat': null
  'type.housing-development': null
  'type.industrial-building': null
  'type.industrial-land': null
  'type.investment-property': null
  'type.kangaroo-house': null
  'type.land': null
  'type.land-to-parcel-out': null
  'type.loft': null
  'type.manor-house': null
  'type.mansion': null
  'type.meadow': null
  'type.mixed-use-building': null
  'type.mobile-home': null
  'type.office': null
  'type.other-property': null
  'type.parking-space': null
  'type.pavilion': null
  'type.penthouse': null
  'type.practice': null
  'type.project': null
  'type.recreational-land': null
  'type.rectory': null
  'type.residence': null
  'type.semi-detached-house': null
  'type.service-flat': null
  'type.shop': null
  'type.split-level-house': null
  'type.storage-room': null
  'type.student-room': null
  'type.studio': null
  'type.terraced-house': null
  'type.top-floor-apartment': null
  'type.town-house': null
  'type.triplex': null
  'type.villa': null
  'type.warehouse': null
  'type.wood': null
  'type.workers-house': null
  'type.workshop': null
  'typePlural.apartment-block': null
  'typePlural.apartment-for-professional-use': null
  'typePlural.basement-apartment': null
  'typePlural.bel-etage': null
  'typePlural.brussels-house': null
  'typePlural.building-plot': null
  'typePlural.bungalow': null
  'typePlural.business': null
  'typePlural.carport': null
  'typePlural.castle': null
  'typePlural.chalet': null
  'typePlural.commercial-building': null
  'typePlural.commercial-space': null
  'typePlural.corner-house': null
  'typePlural.country-cottage': null
  'typePlural.detached-house': null
  'typePlural.development-site': null
  'typePlural.duplex': null
  'typePlural.exceptional-property': null
  'typePlural.farmhouse': null
  'typePlural.farming-site': null
  'typePlural.farmland': null
  'typePlural.garden': null
  'typePlural.green-zone': null
  'typePlural.ground-floor': null
  'typePlural.holiday-apartment': null
  'typePlural.holiday-home': null
  'typePlural.hospitality-property': null
  'typePlural.hotel': null
  'typePlural.houseboat': null
  'typePlural.industrial-building': null
  'typePlural.industrial-land': null
  'typePlural.investment-property': null
  'typePlural.kangaroo-house': null
  'typePlural.land-to-parcel-out': null
  'typePlural.loft': null
  'typePlural.manor-house': null
  'typePlural.mansion': null
  'typePlural.meadow': null
  'typePlural.mixed-use-building': null
  'typePlural.mobile-home': null
  'typePlural.office': null
  'typePlural.parking-space': null
  'typePlural.pavilion': null
  'typePlural.penthouse': null
  'typePlural.practice': null
  'typePlural.recreational-land': null
  'typePlural.rectory': null
  'typePlural.semi-detached-house': null
  'typePlural.service-flat': null
  'typePlural.shop': null
  'typePlural.split-level-house': null
  'typePlural.storage-room': null
  'typePlural.student-room': null
  'typePlural.studio': null
  'typePlural.terraced-house': null
  'typePlural.top-floor-apartment': null
  'typePlural.town-house': null
  'typePlural.triplex': null
  'typePlural.villa': null
  'typePlural.warehouse': null
  'typePlural.wood': null
  'typePlural.workers-house': null
  'typePlural.workshop': null
  'unavailable.again': null
  'unavailable.text': null
  'unavailable.title': null
  'unit.area': { value: string }
  'unit.emission': { value: string }
  'unit.energy': { value: string }
  'unit.energyShort': { value: string }
  'unit.energyYear': { value: string }
  'unit.kilobytes': { value: string }
  'unit.length': { value: string }
  'unit.megabytes': { value: string }
  'unit.percent': { value: string }
  'unit.score': { value: string }
  'vacancy.apply': null
  'vacancy.closed': null
  'viewed.clear': null
  'viewed.cleared': null
  'viewed.keep': null
  'viewed.kept': null
  'viewed.title': null
  'viewed.unkept': null
  'ways.alert': null
  'ways.contact': null
  'where.mobiscore': null
  'where.panorama': null
  'where.panorama.note': null
  'where.route': null
  'where.route.note': null
  'word.architectureStyle.anglo-norman': null
  'word.architectureStyle.art-deco': null
  'word.architectureStyle.art-nouveau': null
  'word.architectureStyle.baroque': null
  'word.architectureStyle.bel-etage': null
  'word.architectureStyle.brutalist': null
  'word.architectureStyle.bungalow': null
  'word.architectureStyle.castle': null
  'word.architectureStyle.chalet': null
  'word.architectureStyle.classic': null
  'word.architectureStyle.colonial': null
  'word.architectureStyle.contemporary': null
  'word.architectureStyle.cottage': null
  'word.architectureStyle.eclectic': null
  'word.architectureStyle.ecological': null
  'word.architectureStyle.farmhouse': null
  'word.architectureStyle.half-timbered': null
  'word.architectureStyle.industrial': null
  'word.architectureStyle.loft': null
  'word.architectureStyle.manor': null
  'word.architectureStyle.mediterranean': null
  'word.architectureStyle.minimalist': null
  'word.architectureStyle.modern': null
  'word.architectureStyle.modernist': null
  'word.architectureStyle.neo-gothic': null
  'word.architectureStyle.neo-renaissance': null
  'word.architectureStyle.neoclassical': null
  'word.architectureStyle.passive': null
  'word.architectureStyle.postmodern': null
  'word.architectureStyle.provencal': null
  'word.architectureStyle.rectory': null
  'word.architectureStyle.rural': null
  'word.architectureStyle.timber-frame': null
  'word.architectureStyle.townhouse': null
  'word.architectureStyle.traditional': null
  'word.asbestosType.found': null
  'word.asbestosType.free': null
  'word.asbestosType.missing': null
  'word.asbestosType.not-applicable': null
  'word.asbestosType.not-safe': null
  'word.asbestosType.pending': null
  'word.asbestosType.present': null
  'word.asbestosType.safe': null
  'word.availability.after-work': null
  'word.availability.at-compromise': null
  'word.availability.at-deed': null
  'word.availability.at-delivery': null
  'word.availability.by-agreement': null
  'word.availability.depends-on-tenant': null
  'word.availability.immediately': null
  'word.availability.occupied': null
  'word.availability.on-date': null
  'word.availability.respecting-lease': null
  'word.availability.to-be-defined': null
  'word.condition.as-new': null
  'word.condition.average': null
  'word.condition.excellent': null
  'word.condition.good': null
  'word.condition.new': null
  'word.condition.renovated': null
  'word.condition.restored': null
  'word.condition.to-build': null
  'word.condition.to-demolish': null
  'word.condition.to-finish': null
  'word.condition.to-refresh': null
  'word.condition.to-renovate': null
  'word.condition.to-restore': null
  'word.condition.under-construction': null
  'word.condition.used': null
  'word.construction.corner': null
  'word.construction.detached': null
  'word.construction.semi-detached': null
  'word.construction.terraced': null
  'word.electricityCertificate.compliant': null
  'word.electricityCertificate.missing': null
  'word.electricityCertificate.not-applicable': null
  'word.electricityCertificate.not-compliant': null
  'word.electricityCertificate.pending': null
  'word.electricityCertificate.present': null
  'word.floodZone.delimited': null
  'word.floodZone.flood-zone': null
  'word.floodZone.hazard-high': null
  'word.floodZone.hazard-low': null
  'word.floodZone.hazard-medium': null
  'word.floodZone.hazard-very-low': null
  'word.floodZone.hq-10': null
  'word.floodZone.hq-100': null
  'word.floodZone.hq-extreme': null
  'word.floodZone.none': null
  'word.floodZone.possible': null
  'word.floodZone.possible-and-delimited': null
  'word.floodZone.possible-and-riverbank': null
  'word.floodZone.recognized': null
  'word.floodZone.recognized-and-delimited': null
  'word.floodZone.recognized-and-riverbank': null
  'word.floodZone.riverbank': null
  'word.floodZone.runoff-axis': null
  'word.floodZone.signal-area': null
  'word.floorCovering.bamboo': null
  'word.floorCovering.bluestone': null
  'word.floorCovering.carpet': null
  'word.floorCovering.cast-floor': null
  'word.floorCovering.cement-tiles': null
  'word.floorCovering.concrete': null
  'word.floorCovering.cork': null
  'word.floorCovering.granite': null
  'word.floorCovering.laminate': null
  'word.floorCovering.linoleum': null
  'word.floorCovering.marble': null
  'word.floorCovering.mixed': null
  'word.floorCovering.natural-stone': null
  'word.floorCovering.parquet': null
  'word.floorCovering.screed': null
  'word.floorCovering.slate': null
  'word.floorCovering.terracotta-tiles': null
  'word.floorCovering.terrazzo': null
  'word.floorCovering.tiles': null
  'word.floorCovering.vinyl': null
  'word.floorCovering.wood': null
  'word.gasCertificate.compliant': null
  'word.gasCertificate.missing': null
  'word.gasCertificate.not-applicable': null
  'word.gasCertificate.not-compliant': null
  'word.gasCertificate.pending': null
  'word.gasCertificate.present': null
  'word.groundCertificate.clean': null
  'word.groundCertificate.missing': null
  'word.groundCertificate.not-applicable': null
  'word.groundCertificate.pending': null
  'word.groundCertificate.polluted': null
  'word.groundCertificate.present': null
  'word.heating.biomass': null
  'word.heating.central': null
  'word.heating.coal': null
  'word.heating.cogeneration': null
  'word.heating.collective': null
  'word.heating.convectors': null
  'word.heating.district-heating': null
  'word.heating.electric': null
  'word.heating.fuel-oil': null
  'word.heating.gas': null
  'word.heating.geothermal': null
  'word.heating.heat-pump': null
  'word.heating.hybrid': null
  'word.heating.individual': null
  'word.heating.none': null
  'word.heating.pellets': null
  'word.heating.propane': null
  'word.heating.solar': null
  'word.heating.storage-heaters': null
  'word.heating.underfloor': null
  'word.heating.wood': null
  'word.heatingType.central': null
  'word.heatingType.collective': null
  'word.heatingType.condensing': null
  'word.heatingType.convectors': null
  'word.heatingType.district-heating': null
  'word.heatingType.electric': null
  'word.heatingType.heat-pump': null
  'word.heatingType.hot-air': null
  'word.heatingType.hybrid': null
  'word.heatingType.individual': null
  'word.heatingType.infrared': null
  'word.heatingType.none': null
  'word.heatingType.radiators': null
  'word.heatingType.storage-heaters': null
  'word.heatingType.stove': null
  'word.heatingType.underfloor': null
  'word.judicialDecision.administrative-coercion': null
  'word.judicialDecision.court-remedy': null
  'word.judicialDecision.penalty-order': null
  'word.judicialDecision.settlement': null
  'word.judicialDecision.summons': null
  'word.kitchen.fitted': null
  'word.kitchen.fully-fitted': null
  'word.kitchen.kitchen-diner': null
  'word.kitchen.kitchenette': null
  'word.kitchen.none': null
  'word.kitchen.not-fitted': null
  'word.kitchen.open': null
  'word.kitchen.open-fitted': null
  'word.kitchen.open-fully-fitted': null
  'word.kitchen.open-not-fitted': null
  'word.kitchen.open-partly-fitted': null
  'word.kitchen.partly-fitted': null
  'word.kitchen.professional': null
  'word.kitchen.separate': null
  'word.roofCondition.as-new': null
  'word.roofCondition.average': null
  'word.roofCondition.bad': null
  'word.roofCondition.good': null
  'word.roofCondition.insulated': null
  'word.roofCondition.new': null
  'word.roofCondition.not-insulated': null
  'word.roofCondition.renovated': null
  'word.roofCondition.to-renovate': null
  'word.roofCondition.to-repair': null
  'word.roofCondition.to-replace': null
  'word.roofCondition.very-good': null
  'word.roofMaterial.artificial-slate': null
  'word.roofMaterial.bitumen': null
  'word.roofMaterial.clay-tiles': null
  'word.roofMaterial.concrete-tiles': null
  'word.roofMaterial.copper': null
  'word.roofMaterial.epdm': null
  'word.roofMaterial.fibre-cement': null
  'word.roofMaterial.glass': null
  'word.roofMaterial.gravel': null
  'word.roofMaterial.green': null
  'word.roofMaterial.lead': null
  'word.roofMaterial.metal': null
  'word.roofMaterial.mixed': null
  'word.roofMaterial.pvc-membrane': null
  'word.roofMaterial.sandwich-panels': null
  'word.roofMaterial.shingles': null
  'word.roofMaterial.slate': null
  'word.roofMaterial.thatch': null
  'word.roofMaterial.tiles': null
  'word.roofMaterial.wood': null
  'word.roofMaterial.zinc': null
  'word.roofType.barrel': null
  'word.roofType.flat': null
  'word.roofType.gable': null
  'word.roofType.green': null
  'word.roofType.half-hip': null
  'word.roofType.hip': null
  'word.roofType.mansard': null
  'word.roofType.mixed': null
  'word.roofType.mono-pitched': null
  'word.roofType.pitched': null
  'word.roofType.pyramid': null
  'word.roofType.saw-tooth': null
  'word.summons.administrative-coercion': null
  'word.summons.court-remedy': null
  'word.summons.penalty-order': null
  'word.summons.settlement': null
  'word.summons.summons': null
  'word.vatRegime.excluding-vat': null
  'word.vatRegime.exempt': null
  'word.vatRegime.including-vat': null
  'word.vatRegime.registration-duty': null
  'word.vatRegime.reverse-charge': null
  'word.vatRegime.vat': null
  'word.vatRegime.vat-12': null
  'word.vatRegime.vat-17': null
  'word.vatRegime.vat-21': null
  'word.vatRegime.vat-3': null
  'word.vatRegime.vat-6': null
  'word.vatRegime.vat-and-duty': null
  'word.windowFrame.aluminium': null
  'word.windowFrame.composite': null
  'word.windowFrame.hardwood': null
  'word.windowFrame.mixed': null
  'word.windowFrame.oak': null
  'word.windowFrame.pvc': null
  'word.windowFrame.steel': null
  'word.windowFrame.wood': null
  'word.windowFrame.wood-aluminium': null
  'word.windowFrame.wood-pvc': null
  'word.windowGlazing.acoustic': null
  'word.windowGlazing.double': null
  'word.windowGlazing.double-and-triple': null
  'word.windowGlazing.high-performance-double': null
  'word.windowGlazing.partly-double': null
  'word.windowGlazing.safety': null
  'word.windowGlazing.secondary': null
  'word.windowGlazing.single': null
  'word.windowGlazing.single-and-double': null
  'word.windowGlazing.triple': null
  'word.zoning.administrative': null
  'word.zoning.agricultural': null
  'word.zoning.buffer': null
  'word.zoning.business-park': null
  'word.zoning.commercial': null
  'word.zoning.communal-development': null
  'word.zoning.craft-and-sme': null
  'word.zoning.cultural-residential': null
  'word.zoning.day-recreation': null
  'word.zoning.forest': null
  'word.zoning.green': null
  'word.zoning.high-mix': null
  'word.zoning.industrial': null
  'word.zoning.mainly-residential': null
  'word.zoning.mixed': null
  'word.zoning.nature': null
  'word.zoning.nature-reserve': null
  'word.zoning.not-specified': null
  'word.zoning.park': null
  'word.zoning.public-facilities': null
  'word.zoning.recreation': null
  'word.zoning.residential': null
  'word.zoning.residential-expansion': null
  'word.zoning.residential-park': null
  'word.zoning.rural-residential': null
  'word.zoning.scenic-agricultural': null
  'word.zoning.stay-recreation': null
  'wrongMethod.text': null
  'wrongMethod.title': null
}
