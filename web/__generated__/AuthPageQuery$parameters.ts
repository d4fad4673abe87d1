/**
 * @generated SignedSource<<cfd9b3a0e05aaf5fcba454afd4f8d5c0>>
 * @relayHash a787a469770daa6576f8e432133d2850
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 940fbac1f955260214eeeccdc0168a1300f8ceecb50a83e0acaf54eaf3455561

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuthPageQuery } from './AuthPageQuery.graphql';

const node: PreloadableConcreteRequest<AuthPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "940fbac1f955260214eeeccdc0168a1300f8ceecb50a83e0acaf54eaf3455561",
    "metadata": {},
    "name": "AuthPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
