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
  'calculators.note.credit': { amount: string }
  'calculators.note.estimate': null
  'calculators.note.exempt': { amount: string }
  'calculators.note.favour': { amount: string }
  'calculators.note.luxembourgLoan': null
  'calculators.note.months': { count: number }
  'calculators.note.rate': { base: string; rate: string }
  'calculators.note.secured': { base: string; rate: string }
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
  'calculators.wait.loan': null
  'calculators.wait.rent': null
  'card.bedrooms': { count: number }
  'certificate.brussels': null
  'certificate.flanders': null
  'certificate.luxembourg': null
  'certificate.wallonia': null
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
  'costs.estimate.buying': null
  'costs.estimate.buyingLink': null
  'costs.estimate.day': { day: string }
  'costs.estimate.own': { other: string; region: string }
  'costs.estimate.rentDay': { day: string }
  'costs.estimate.rentLink': null
  'costs.estimate.standard': { region: string }
  'costs.estimate.vat': null
  'costs.note': null
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
  'desk.act.cancel': null
  'desk.act.change': null
  'desk.act.close': null
  'desk.act.disable': null
  'desk.act.enable': null
  'desk.act.endSessions': null
  'desk.act.erase': null
  'desk.act.export': null
  'desk.act.invite': null
  'desk.act.make': null
  'desk.act.note': null
  'desk.act.open': null
  'desk.act.publish': null
  'desk.act.refuse': null
  'desk.act.remove': null
  'desk.act.removePasskey': null
  'desk.act.reply': null
  'desk.act.resend': null
  'desk.act.revoke': null
  'desk.act.signIn': null
  'desk.act.signOut': null
  'desk.act.undo': null
  'desk.all': null
  'desk.audit.act': { action: string; id: string; object: string }
  'desk.audit.command': null
  'desk.audit.fields': null
  'desk.audit.former': null
  'desk.audit.none': null
  'desk.audit.older': null
  'desk.audit.what': null
  'desk.audit.when': null
  'desk.audit.who': null
  'desk.calendar.after': null
  'desk.calendar.before': null
  'desk.calendar.cancelNote': null
  'desk.calendar.cancelSure': null
  'desk.calendar.cancelVisit': null
  'desk.calendar.close': null
  'desk.calendar.closeDay': null
  'desk.calendar.closed': null
  'desk.calendar.done.cancelled': null
  'desk.calendar.done.closed': null
  'desk.calendar.done.opened': null
  'desk.calendar.none': null
  'desk.calendar.open': null
  'desk.calendar.openDay': null
  'desk.calendar.starts': { free: number }
  'desk.calendar.taken': { capacity: string; taken: string }
  'desk.calendar.thisWeek': null
  'desk.calendar.weeks': null
  'desk.done.changed': null
  'desk.done.disabled': null
  'desk.done.enabled': null
  'desk.done.invited': null
  'desk.done.passkey': null
  'desk.done.passkeyRemoved': null
  'desk.done.removed': null
  'desk.done.session': null
  'desk.export': null
  'desk.filters': null
  'desk.find': null
  'desk.from': null
  'desk.further': null
  'desk.home': { agency: string }
  'desk.lead.addNote': null
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
  'desk.lead.event.assigned': null
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
  'desk.lead.list.all': null
  'desk.lead.list.closed': null
  'desk.lead.list.open': null
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
  'desk.mail.newsletterIssue': null
  'desk.mail.optIn': null
  'desk.mail.ownerDigest': null
  'desk.mail.ownerLink': null
  'desk.mail.ownerMessage': null
  'desk.mail.ownerNotice': null
  'desk.mail.staffLink': null
  'desk.mail.state.dead': null
  'desk.mail.state.dropped': null
  'desk.mail.state.sending': null
  'desk.mail.state.sent': null
  'desk.mail.state.waiting': null
  'desk.mail.syncFailed': null
  'desk.mail.testimonialPublished': null
  'desk.mails.none': null
  'desk.mails.replay': null
  'desk.mails.replayed': null
  'desk.object.appointment': null
  'desk.object.audit': null
  'desk.object.calendar': null
  'desk.object.lead': null
  'desk.object.mail': null
  'desk.object.owner': null
  'desk.object.person': null
  'desk.object.staff': null
  'desk.object.testimonial': null
  'desk.object.token': null
  'desk.owners.done.home': null
  'desk.owners.done.removed': null
  'desk.owners.gone': { id: string }
  'desk.owners.invite': null
  'desk.owners.invited': { when: string }
  'desk.owners.none': null
  'desk.owners.remove': null
  'desk.owners.send': null
  'desk.owners.sure': null
  'desk.owners.used': { when: string }
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
  'desk.refused': null
  'desk.refused.text': null
  'desk.remove': null
  'desk.removeFilter': { filter: string }
  'desk.role.agent': null
  'desk.role.agent.text': null
  'desk.role.editor': null
  'desk.role.editor.text': null
  'desk.role.manager': null
  'desk.role.manager.text': null
  'desk.save': null
  'desk.show': null
  'desk.signIn': null
  'desk.signIn.lead': null
  'desk.signIn.send': null
  'desk.signOut': null
  'desk.signedOut': null
  'desk.site': null
  'desk.staff.acts': null
  'desk.staff.allOffices': null
  'desk.staff.disable': null
  'desk.staff.enable': null
  'desk.staff.invite': null
  'desk.staff.never': null
  'desk.staff.resend': null
  'desk.staff.used': null
  'desk.state.active': null
  'desk.state.disabled': null
  'desk.state.invited': null
  'desk.testimonials.judged': null
  'desk.testimonials.none': null
  'desk.testimonials.published': null
  'desk.testimonials.refused': null
  'desk.testimonials.state.published': null
  'desk.testimonials.state.refused': null
  'desk.testimonials.state.waiting': null
  'desk.to': null
  'desk.today.allLeads': null
  'desk.today.chart': null
  'desk.today.deadMails': { count: number }
  'desk.today.hello': { name: string }
  'desk.today.nothing': null
  'desk.today.reminders': null
  'desk.today.syncFailed': null
  'desk.today.testimonials': { count: number }
  'desk.today.viewings': null
  'desk.today.waiting': null
  'desk.tokens.download': null
  'desk.tokens.lead': null
  'desk.tokens.make': null
  'desk.tokens.none': null
  'desk.tokens.revoke': null
  'desk.tokens.revokeNamed': { name: string }
  'desk.tokens.revoked': null
  'desk.tokens.since': { since: string }
  'desk.tokens.unused': null
  'desk.tokens.used': { used: string }
  'desk.undo': null
  'documents.ask': null
  'documents.asked': null
  'documents.asked.sent': null
  'documents.byHand': null
  'documents.file': { size: string; type: string }
  'documents.hint': null
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
  'form.choice.publish.1': null
  'form.choice.rhythm.daily': null
  'form.choice.rhythm.instant': null
  'form.choice.rhythm.weekly': null
  'form.choice.secondTitle.miss': null
  'form.choice.secondTitle.mr': null
  'form.choice.secondTitle.ms': null
  'form.choice.secondTitle.none': null
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
  'form.desk.notSent': null
  'form.deskAccount.notSent': null
  'form.deskAudit.notSent': null
  'form.deskLead.changedMeanwhile': null
  'form.deskLead.changedMeanwhile.text': null
  'form.deskLead.notSent': null
  'form.deskLead.notSent.text': null
  'form.deskLink.notSent': null
  'form.deskSignIn.notSent': null
  'form.deskStaff.known': null
  'form.deskStaff.known.text': null
  'form.deskStaff.notSent': null
  'form.deskStaffMember.changedMeanwhile': null
  'form.deskStaffMember.changedMeanwhile.text': null
  'form.deskStaffMember.lastManager': null
  'form.deskStaffMember.lastManager.text': null
  'form.deskStaffMember.notSent': null
  'form.deskTokens.known': null
  'form.deskTokens.known.text': null
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
  'form.error.bathroomsMin.invalid': null
  'form.error.bedroomsMax.crossed': null
  'form.error.bedroomsMax.invalid': null
  'form.error.bedroomsMin.invalid': null
  'form.error.builtMax.crossed': null
  'form.error.builtMax.invalid': null
  'form.error.builtMin.invalid': null
  'form.error.captcha.invalid': null
  'form.error.captcha.missing': null
  'form.error.children.invalid': null
  'form.error.childrenAges.missing': null
  'form.error.city.missing': null
  'form.error.code.invalid': null
  'form.error.code.missing': null
  'form.error.comment.missing': null
  'form.error.cv.invalid': null
  'form.error.cv.missing': null
  'form.error.documents.invalid': null
  'form.error.documents.missing': null
  'form.error.email.invalid': null
  'form.error.email.missing': null
  'form.error.firstName.invalid': null
  'form.error.firstName.missing': null
  'form.error.friendEmail.invalid': null
  'form.error.friendEmail.missing': null
  'form.error.friendFirstName.invalid': null
  'form.error.friendLastName.invalid': null
  'form.error.garagesMax.crossed': null
  'form.error.garagesMax.invalid': null
  'form.error.garagesMin.invalid': null
  'form.error.goal.missing': null
  'form.error.homes.invalid': null
  'form.error.homes.missing': null
  'form.error.income1.invalid': null
  'form.error.income2.invalid': null
  'form.error.invalid': { field: string }
  'form.error.lastName.invalid': null
  'form.error.lastName.missing': null
  'form.error.livingAreaMax.crossed': null
  'form.error.livingAreaMax.invalid': null
  'form.error.livingAreaMin.invalid': null
  'form.error.locale.missing': null
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
  'form.error.phone.invalid': null
  'form.error.phone.missing': null
  'form.error.picture.invalid': null
  'form.error.plotAreaMax.crossed': null
  'form.error.plotAreaMax.invalid': null
  'form.error.plotAreaMin.invalid': null
  'form.error.postCity.missing': null
  'form.error.postStreet.missing': null
  'form.error.postZip.invalid': null
  'form.error.postZip.missing': null
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
  'form.error.signedOn.invalid': null
  'form.error.start.invalid': null
  'form.error.start.missing': null
  'form.error.street.missing': null
  'form.error.subject.missing': null
  'form.error.sure.missing': null
  'form.error.tokenName.invalid': null
  'form.error.tokenName.missing': null
  'form.error.type.missing': null
  'form.error.units.invalid': null
  'form.error.website.invalid': null
  'form.error.where.invalid': null
  'form.error.where.missing': null
  'form.error.zip.invalid': null
  'form.error.zip.missing': null
  'form.errorTitle': { title: string }
  'form.failed': null
  'form.failed.text': null
  'form.field.about': null
  'form.field.adults': null
  'form.field.brochure': null
  'form.field.captcha': null
  'form.field.children': null
  'form.field.childrenAges': null
  'form.field.city': null
  'form.field.code': null
  'form.field.comment': null
  'form.field.conditions': null
  'form.field.country': null
  'form.field.cv': null
  'form.field.device': null
  'form.field.documents': null
  'form.field.email': null
  'form.field.firstName': null
  'form.field.friendEmail': null
  'form.field.friendFirstName': null
  'form.field.friendLastName': null
  'form.field.goal': null
  'form.field.homes': null
  'form.field.houseNumber': null
  'form.field.how': null
  'form.field.income1': null
  'form.field.income2': null
  'form.field.kind': null
  'form.field.lastName': null
  'form.field.locale': null
  'form.field.memberName': null
  'form.field.motivation': null
  'form.field.movingDate': null
  'form.field.movingReason': null
  'form.field.name': null
  'form.field.newEmail': null
  'form.field.newPassword': null
  'form.field.note': null
  'form.field.offer': null
  'form.field.offerEnd': null
  'form.field.offerStart': null
  'form.field.offerWords': null
  'form.field.office': null
  'form.field.ownerName': null
  'form.field.ownerText': null
  'form.field.page': null
  'form.field.paper': null
  'form.field.paperKind': null
  'form.field.password': null
  'form.field.passwordAgain': null
  'form.field.passwordNow': null
  'form.field.pets': null
  'form.field.phone': null
  'form.field.picture': null
  'form.field.postCity': null
  'form.field.postCountry': null
  'form.field.postHouseNumber': null
  'form.field.postStreet': null
  'form.field.postZip': null
  'form.field.privacy': null
  'form.field.publish': null
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
  'form.field.signedAt': null
  'form.field.signedOn': null
  'form.field.slot': null
  'form.field.start': null
  'form.field.street': null
  'form.field.subject': null
  'form.field.sure': null
  'form.field.title': null
  'form.field.tokenName': null
  'form.field.type': null
  'form.field.units': null
  'form.field.website': null
  'form.field.where': null
  'form.field.zip': null
  'form.fileAgain': { file: string }
  'form.foreign': null
  'form.foreign.text': null
  'form.hint.about': null
  'form.hint.captcha': null
  'form.hint.childrenAges': null
  'form.hint.comment': null
  'form.hint.conditions': null
  'form.hint.cv': null
  'form.hint.homes': null
  'form.hint.name': null
  'form.hint.newPassword': null
  'form.hint.offer': null
  'form.hint.office': null
  'form.hint.paper': null
  'form.hint.phone': null
  'form.hint.picture': null
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
  'form.offerAdvance': null
  'form.offerAdvance.account': null
  'form.offerAdvance.share': null
  'form.offerAmount': null
  'form.offerTerm': null
  'form.offerWords.proposal': { amount: string; words: string }
  'form.offline': null
  'form.optional': null
  'form.ownerAccount.notSent': null
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
  'frame.menu': null
  'frame.offer': null
  'frame.offices': null
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
  'legal.data': null
  'legal.data.be': null
  'legal.data.be.authority': null
  'legal.data.lu': null
  'legal.data.lu.authority': null
  'legal.email': null
  'legal.enterprise': null
  'legal.insurance': null
  'legal.insurer': null
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
  'mail.staff.signIn.subject': { agency: string }
  'mail.staff.signIn.text': { agency: string }
  'mail.staff.signIn.unasked': null
  'mail.staff.why': { site: string }
  'mail.syncFailed.detail': null
  'mail.syncFailed.fault.busy': null
  'mail.syncFailed.fault.guarded': null
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
  'route.deskLead': null
  'route.deskLeads': null
  'route.deskLink': null
  'route.deskMails': null
  'route.deskOwners': null
  'route.deskPerson': null
  'route.deskSignIn': null
  'route.deskStaff': null
  'route.deskStaffMember': null
  'route.deskTestimonials': null
  'route.deskTokens': null
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
