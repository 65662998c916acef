/** Leaves empty fields out of the address a search form makes. */
export function mountTidyForm(form: HTMLElement): void {
  form.addEventListener('formdata', (event) => {
    const { formData } = event
    for (const [name, value] of [...formData]) {
      if (value === '') formData.delete(name)
    }
  })
}
