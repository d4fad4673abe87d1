/**
 * @generated SignedSource<<05e590c175aa2ba7f7042f3e58761f95>>
 * @relayHash e6a01eae39f9f3f2ecca62203614b061
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b51df5fc683b676cae4744d12e940eff3209a7d52596179491a781518d826fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b51df5fc683b676cae4744d12e940eff3209a7d52596179491a781518d826fd",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
