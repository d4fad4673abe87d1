/**
 * @generated SignedSource<<ebaaf15dd26fb42b2f4a1ad8ebbbbc31>>
 * @relayHash cb1880dea08ece2ec474e262cc247a6a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 401e3ad1be340829a66ad52d469ffcc5fa446f288fce4bfb79312d9aea61de17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "401e3ad1be340829a66ad52d469ffcc5fa446f288fce4bfb79312d9aea61de17",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
