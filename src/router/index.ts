/** The router's whole interface; its names and meanings are those of React Router. */
export { Link, NavLink, type LinkProps } from './Link';
export { Navigate } from './Navigate';
export {
  ParamsProvider,
  Router,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type Location,
} from './Router';
export { findRoute, useRoute } from './use-route';
