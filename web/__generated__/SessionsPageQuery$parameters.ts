/**
 * @generated SignedSource<<f7348f35603bbe4d31166b9573dc1fd6>>
 * @relayHash 9497d889d8bd9ac815dea8173190febb
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9d2712295f777e61899588fc22b07cb29f625fb205bc1e4eef5883e9ed88f46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9d2712295f777e61899588fc22b07cb29f625fb205bc1e4eef5883e9ed88f46",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
