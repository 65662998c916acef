// Written by `npm run messages` from en.json: every message and what it takes.
export interface Messages {
  'card.bedrooms': { count: number }
  'costs.note': null
  'energy.bounds': null
  'energy.duty': { label: string; reach: string; years: number }
  'energy.dutyTitle': null
  'energy.label': { label: string }
  'energy.labelIn': { label: string; region: string }
  'energy.scale': { label: string; region: string }
  'enquiry.call': { phone: string }
  'enquiry.label': null
  'enquiry.question': null
  'enquiry.subject.question': { reference: string; title: string; town: string }
  'enquiry.subject.visit': { reference: string; title: string; town: string }
  'enquiry.text': null
  'enquiry.title': null
  'enquiry.visit': null
  'fact.issued': null
  'fact.no': null
  'fact.none': null
  'fact.yes': null
  'fault.reference': { reference: string }
  'fault.text': null
  'fault.title': null
  'films.at': { host: string }
  'films.film': { number: number }
  'films.title': null
  'films.tour': { number: number }
  'frame.breadcrumb': null
  'frame.close': null
  'frame.home': { agency: string }
  'frame.language': null
  'frame.legal': null
  'frame.menu': null
  'frame.offer': null
  'frame.offices': null
  'frame.openMenu': null
  'frame.skip': null
  'frame.where': null
  'gallery.all': { count: number; title: string }
  'gallery.count': { count: number }
  'gallery.error': null
  'gallery.label': null
  'gallery.next': null
  'gallery.none': null
  'gallery.previous': null
  'gallery.zoom': null
  'gone.others': null
  'gone.rented': null
  'gone.rented.text': null
  'gone.sold': null
  'gone.sold.text': null
  'gone.unknown': null
  'gone.unknown.text': null
  'gone.withdrawn': null
  'gone.withdrawn.text': null
  'home.allForSale': { count: number }
  'home.allProjects': null
  'home.cover': null
  'home.description': null
  'home.new': null
  'home.promise': null
  'home.promise.contact.text': null
  'home.promise.contact.title': null
  'home.promise.file.text': null
  'home.promise.file.title': null
  'home.promise.photos.text': null
  'home.promise.photos.title': null
  'home.promise.portal.text': null
  'home.promise.portal.title': null
  'home.quote': null
  'home.quote.all': null
  'home.quote.by': null
  'home.quote.photo': null
  'home.title': null
  'home.valuation': null
  'home.valuation.ask': null
  'home.valuation.text': null
  'later.office': { town: string }
  'later.reach': null
  'later.text': null
  'law.floodWarning': null
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
  'list.nothing': null
  'list.nothing.all': null
  'list.nothing.text': null
  'list.title.in': { title: string; town: string }
  'list.title.rent': { what: string }
  'list.title.sale': { what: string }
  'list.titleOfPage': { page: number; title: string }
  'list.view': null
  'list.view.grid': null
  'list.view.list': null
  'list.what': null
  'lost.example': null
  'lost.forRent': null
  'lost.forSale': null
  'lost.home': null
  'lost.search': null
  'lost.text': null
  'lost.title': null
  'pager.first': null
  'pager.label': null
  'pager.last': null
  'pager.next': null
  'pager.page': { page: number; pages: number }
  'pager.previous': null
  'price.from': null
  'price.label.rent': null
  'price.label.sale': null
  'price.onRequest': null
  'price.perMonth': null
  'projects.ask': null
  'projects.askMail': null
  'projects.delivery': null
  'projects.description': null
  'projects.documents': null
  'projects.documentsHint': null
  'projects.gone': null
  'projects.gone.text': null
  'projects.left': null
  'projects.leftOf': { all: number; left: number }
  'projects.noDocuments': null
  'projects.noUnits': null
  'projects.none': null
  'projects.prices': null
  'projects.requirement': null
  'projects.see': null
  'projects.seeNamed': { name: string }
  'projects.situation': null
  'projects.soldOut': null
  'projects.technical': null
  'projects.title': null
  'projects.unknown': null
  'property.addressHidden': null
  'property.description': null
  'property.facts': null
  'property.parts': null
  'property.plans': null
  'property.reference': { reference: string }
  'property.title': { town: string; type: string }
  'property.where': null
  'route.abroad': null
  'route.assetExperience': null
  'route.assetGreenNumber': null
  'route.assetHomeStaging': null
  'route.assetNetwork': null
  'route.assetPhotographer': null
  'route.assetQuality': null
  'route.assetRange': null
  'route.assetSpecialist': null
  'route.assets': null
  'route.contact': null
  'route.cookiePolicy': null
  'route.demandRegister': null
  'route.disclaimer': null
  'route.favourites': null
  'route.forRent': null
  'route.forSale': null
  'route.home': null
  'route.jobOfficeManager': null
  'route.jobs': null
  'route.legal': null
  'route.owner': null
  'route.ownerLogin': null
  'route.privacy': null
  'route.project': null
  'route.projects': null
  'route.propertyForRent': null
  'route.propertyForSale': null
  'route.reference': null
  'route.references': null
  'route.statistics': null
  'route.statisticsBuyers': null
  'route.statisticsCommercial': null
  'route.statisticsCommons': null
  'route.statisticsTenants': null
  'route.team': null
  'route.testimonials': null
  'route.thankYou': null
  'route.thankYouAppointment': null
  'route.thankYouConstruction': null
  'route.thankYouContactMe': null
  'route.thankYouDemandRegister': null
  'route.thankYouFriend': null
  'route.thankYouNewsletter': null
  'route.thankYouSiteContact': null
  'route.thankYouValuation': null
  'route.tipAroundTheHouse': null
  'route.tipAtmosphere': null
  'route.tipChecklist': null
  'route.tipCleaning': null
  'route.tipFirstImpression': null
  'route.tipInTheHouse': null
  'route.tipNeutralise': null
  'route.tipRepair': null
  'route.tipWhereToStart': null
  'route.tips': null
  'route.valuation': null
  'search.active': null
  'search.any': null
  'search.anyPrice': null
  'search.anyShort': null
  'search.anyType': null
  'search.bedrooms': null
  'search.bedroomsBetween': { from: number; to: number }
  'search.bedroomsFrom': { count: number }
  'search.bedroomsMin': null
  'search.bedroomsShort': { count: number }
  'search.bedroomsUpTo': { count: number }
  'search.between': { from: string; to: string }
  'search.buy': null
  'search.filters': null
  'search.from': null
  'search.fromPrice': { price: string }
  'search.goal': null
  'search.label': null
  'search.place': null
  'search.price': null
  'search.priceHint': null
  'search.priceMax': null
  'search.rent': null
  'search.show': null
  'search.submit': null
  'search.to': null
  'search.town': null
  'search.type': null
  'search.upTo': { price: string }
  'search.where': null
  'search.zip': null
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
  'state.new': null
  'state.option': null
  'state.rented': null
  'state.sold': null
  'unit.area': { value: string }
  'unit.emission': { value: string }
  'unit.energy': { value: string }
  'unit.energyShort': { value: string }
  'unit.energyYear': { value: string }
  'unit.length': { value: string }
  'unit.percent': { value: string }
  'unit.score': { value: string }
}
