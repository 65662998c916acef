import '../styles/desk/desk.css'
import '../styles/desk/leads.css'
import '../styles/desk/calendar.css'
