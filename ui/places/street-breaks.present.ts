const longStreet = /(\p{L}{5,})(straat|steenweg|laan|plein|dreef|stra(?:ss|ß)e)(?!\p{L})/giu

/** An address whose long street names may break before their last part, with a soft hyphen: 'Linnenwevers\u00adstraat 14'. For narrow columns. */
export function breakableStreet(address: string): string {
  return address.replace(longStreet, '$1\u00ad$2')
}
