/**
 * @generated SignedSource<<3cb34d99946e7fcf4115bef58392f8cb>>
 * @relayHash bc36130de1130622e2f572206db41c02
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4506288ace03d302e68cdac0daf194557c02fe6af396f2abb35f210846fca46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4506288ace03d302e68cdac0daf194557c02fe6af396f2abb35f210846fca46",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
