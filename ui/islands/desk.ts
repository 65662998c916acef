import '../styles/desk/desk.css'
